import { join, relative } from 'node:path';
import process from 'node:process';
import { root } from '../support/tree.ts';
import { faultsOfTarball } from './faults-of-tarball.ts';
import { build, pack } from './published.ts';

/** Packs the published packages into dist/packages, ready for a registry. What `pnpm release` asks before this stands in package.json. */
build();
const tarballs = Object.values(pack(join(root, 'dist/packages')));
for (const path of tarballs) {
  const faults = await faultsOfTarball(path);
  process.stdout.write(`${relative(root, path)}: ${faults.length === 0 ? 'fine' : faults.join('\n  ')}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
