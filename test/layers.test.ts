import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Top to bottom: a file may import what stands in its own layer or below. */
const layers = [
  'define',
  'index',
  'elements',
  'controllers',
  'messages',
  'layout',
  'advice',
  'solver',
  'engine',
] as const;
const withoutPage: readonly string[] = ['messages', 'layout', 'advice', 'solver', 'engine'];

/** `engine/moves.ts` is of the layer `engine`, `define.ts` of `define`. */
const layerOf = (path: string) => path.split(sep)[0]!.replace(/\.[jt]s$/, '');

/** Every module a source names: import, export … from, import(). */
function importsOf(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

/** What is wrong with an import, if anything. `path` is relative to src. */
function fault(path: string, specifier: string): string | undefined {
  const from = layers.findIndex((layer) => layer === layerOf(path));
  if (from < 0) return `${path} is in no layer`;
  if (!specifier.startsWith('.')) {
    return withoutPage.includes(layerOf(path)) && /^(lit|lit-.*|@lit\/.*)(\/|$)/.test(specifier)
      ? `${path} imports ${specifier}: this layer knows no page`
      : undefined;
  }
  const target = relative(src, resolve(src, dirname(path), specifier));
  const to = layers.findIndex((layer) => layer === layerOf(target));
  if (target.startsWith('..') || to < 0) return `${path} imports ${specifier}, which is in no layer`;
  return to < from ? `${path} imports ${specifier}: ${layerOf(target)} is above ${layerOf(path)}` : undefined;
}

describe('layers', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

  it('imports only go down', () => {
    expect(sources).not.to.be.empty;
    const faults = sources.flatMap((path) =>
      importsOf(path, readFileSync(join(src, path), 'utf8')).map((specifier) => fault(path, specifier)),
    );
    expect(faults.filter(Boolean)).to.deep.equal([]);
  });

  it('an import that goes up, or that brings a page into the core, is found', () => {
    const text = `import type { A } from '../elements/a.js'; export * from './b.js'; import { c } from 'lit/decorators.js';
      const d = import('../controllers/d.js'); let e: import('../index.js').E;`;
    const path = join('engine', 'x.ts');
    expect(importsOf(path, text).map((specifier) => fault(path, specifier) !== undefined)).to.deep.equal([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(fault(join('layout', 'x.ts'), '../engine/index.js')).to.equal(undefined);
    expect(fault(join('elements', 'x.ts'), '../../test/x.js')).to.be.a('string');
  });
});
