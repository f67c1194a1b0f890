/**
 * Runs npm scripts one after the other, all of them even when one fails, and ends with one line
 * `N passed, N failed` over all.
 *   node scripts/suites.mjs types lint test:node …
 * A suite's numbers are those of the last such line it prints; a check has none and counts as one. An exit code
 * other than 0 is at least one failure, and so is a suite which ends well without having counted a single test.
 */
import { spawn } from 'node:child_process';

const checks = ['types', 'lint', 'build', 'size', 'check:package'];
const line = /^(\d+) passed, (\d+) failed/gm;

/** Runs one script, shows what it prints, and returns that with its exit code. */
const run = (name) =>
  new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
    const child = spawn(command, [...args, 'run', name], {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: !npm && process.platform === 'win32',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

function count(name, { code, output }) {
  if (checks.includes(name)) return code === 0 ? [1, 0] : [0, 1];
  const [passed, failed] = [...output.matchAll(line)].at(-1)?.slice(1).map(Number) ?? [0, 0];
  return [passed, code !== 0 || passed === 0 ? Math.max(failed, 1) : failed];
}

const results = [];
for (const name of process.argv.slice(2)) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const result = await run(name);
  const [passed, failed] = count(name, result);
  results.push({ name, passed, failed, seconds: Math.round((Date.now() - start) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${name} (${seconds} s): ${passed} of ${passed + failed}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || results.length === 0 ? 1 : 0;
