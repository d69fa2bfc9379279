// `pnpm dev`: the server, started anew when its sources change, and the browser app with hot reload in front of it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');

const programs = [
  ['--watch', '--watch-preserve-output', '--conditions=source', 'apps/server/src/main.ts'],
  [rsbuild, 'dev'],
].map(args => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  for (const program of programs) program.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// One without the other is of no use.
for (const program of programs) {
  program.on('exit', code => {
    process.exitCode ||= ending ? 0 : (code ?? 1);
    end();
  });
}
