/**
 * Runs every file of test/bench/, each in a process of its own: npm run bench [part of a name].
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../test/bench/', import.meta.url));
const wanted = process.argv[2] ?? '';

for (const name of readdirSync(folder).filter((name) => name.endsWith('.ts') && name.includes(wanted))) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', folder + name], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
