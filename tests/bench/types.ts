import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { removeFolder, temporaryFolder } from '../support/running-server.ts';
import { root } from '../support/tree.ts';
import { type Figure, medianOf, milliseconds } from './table.ts';

const wanted = 250;
const largest = 'inventory';
const run = promisify(execFile);
const definitions = join(root, 'packages/pages');

/** How many pages the files of a folder define. */
async function definitionsIn(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.ts'));
  const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')));
  return texts.reduce((sum, text) => sum + (text.match(/\bdefinePage\(/g)?.length ?? 0), 0);
}

/** A copy of the package with a number of copies of its largest word; answers how many definitions it holds. */
async function copyWith(folder: string, copies: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  await cp(join(definitions, 'src'), join(folder, 'src'), { recursive: true });
  await cp(join(definitions, 'package.json'), join(folder, 'package.json'));
  await symlink(join(definitions, 'node_modules'), join(folder, 'node_modules'));
  for (let copy = 1; copy <= copies; copy++)
    await cp(join(definitions, 'src', largest), join(folder, `src/${largest}-${copy}`), { recursive: true });
  const options = { composite: false, incremental: false, noEmit: true, allowImportingTsExtensions: true };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.pure.json'), compilerOptions: options, include: ['src'] }),
  );
  return definitionsIn(join(folder, 'src'));
}

/** What the compiler takes for all definitions as they are, and for 250 of them. */
export async function types(): Promise<readonly Figure[]> {
  const folder = await temporaryFolder();
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const check = (of: string) => medianOf(3, () => run(process.execPath, [compiler, '-p', of]), 1);
  try {
    const [asItIs, many] = [join(folder, 'as-it-is'), join(folder, 'many')];
    const now = await copyWith(asItIs, 0);
    const inWord = await definitionsIn(join(definitions, 'src', largest));
    const then = await copyWith(many, Math.ceil((wanted - now) / inWord));
    const [few, all] = [await check(asItIs), await check(many)];
    return [
      {
        what: `tsc over ${then} definitions, against the ${now} of now`,
        ours: milliseconds(all),
        against: milliseconds(few),
        ratio: all / few,
      },
      { what: 'each further definition', ours: milliseconds((all - few) / (then - now)) },
    ];
  } finally {
    await removeFolder(folder);
  }
}
