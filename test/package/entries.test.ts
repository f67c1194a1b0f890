import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

interface Package {
  name: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  types: string;
  module: string;
  unpkg: string;
  jsdelivr: string;
  customElements: string;
}
const {
  name,
  exports,
  dependencies,
  types,
  module: main,
  unpkg,
  jsdelivr,
  customElements,
} = JSON.parse(read('package.json')) as Package;

/** Runs a module's text in a Node of its own, without any loader, and gives what it prints. */
const node = (text: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', text], { cwd: root, encoding: 'utf8' }).trim();

/** Every module that a built file names. */
const importsOf = (path: string) =>
  [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map(([, specifier]) => specifier!);

/** A built file and all that it leads to within the package; and what it takes from other packages. */
function follow(path: string, files = new Set<string>(), packages = new Set<string>()) {
  files.add(path);
  for (const specifier of importsOf(path)) {
    if (!specifier.startsWith('.')) packages.add(specifier);
    else {
      const target = relative(root, resolve(root, dirname(path), specifier));
      if (!files.has(target)) follow(target, files, packages);
    }
  }
  return { files: [...files], packages: [...packages] };
}

const modules = Object.entries(exports).flatMap(([key, entry]) => (typeof entry === 'string' ? [] : [{ key, entry }]));

describe('what is published', () => {
  for (const [key, entry] of Object.entries(exports))
    it(`${key} names files that are there`, () => {
      for (const path of typeof entry === 'string' ? [entry] : Object.values(entry))
        expect(existsSync(resolve(root, path)), path).to.equal(true);
    });

  it('so do the other fields', () => {
    for (const path of [types, main, unpkg, jsdelivr, customElements])
      expect(existsSync(resolve(root, path)), path).to.equal(true);
  });

  for (const { key } of modules)
    it(`${key} is imported by Node without a word`, () => {
      expect(node(`await import('${key.replace('.', name)}')`)).to.equal('');
    });

  it('. defines no element', () => {
    expect(node(`await import('${name}'); console.log(String(globalThis.customElements?.get('${name}')))`)).to.equal(
      'undefined',
    );
  });

  it('./engine leads to no page: neither Lit nor another layer', () => {
    const { files, packages } = follow('dist/esm/engine/index.js');
    expect(files.filter((path) => !path.startsWith('dist/esm/engine/'))).to.deep.equal([]);
    expect(packages.filter((specifier) => !/^pure-rand(\/|$)/.test(specifier))).to.deep.equal([]);
  });

  it('every package an entry takes is a dependency', () => {
    const taken = modules.flatMap(({ entry }) => follow(entry.default).packages);
    const names = taken.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0]);
    expect(names.filter((dependency) => !(dependency in dependencies))).to.deep.equal([]);
  });

  it('the script-tag file needs no other', () => {
    expect(importsOf(unpkg)).to.deep.equal([]);
  });
});
