import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { filesUnder, root } from '../support/tree.ts';
import { members } from '../support/workspace.ts';

/** The packages that other teams install. */
export const published = members().filter(member => member.pure && member.published);

/** What each of them can be imported by: its rules, and its arbitraries under /testing. */
export const entrances = ['index', 'testing'] as const;

/** A program of the workspace, run by this Node. */
const run = (program: string, ...words: readonly string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...words], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

/** The sources that a package is packed with: all but its tests; what others need for theirs, below `testing`, is part of it. */
export const packedSources = (folder: string): readonly string[] => filesUnder(`${folder}/src`).filter(path => !/\.test\.tsx?$/.test(path));

/**
 * Makes `dist` hold what the sources say and nothing else. The compiler leaves behind what has lost its source, and takes
 * its own notes for the files: where one of them was removed, the notes go too.
 */
function align(folder: string): void {
  const dist = join(root, folder, 'dist');
  const sources = packedSources(folder);
  const stems = new Set(sources.map(path => path.slice(`${folder}/src/`.length).replace(/\.ts$/, '')));
  const written = existsSync(dist)
    ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name => /\.(?:ts|js|map)$/.test(name))
    : [];
  const stemOf = (name: string) => name.replaceAll('\\', '/').replace(/\.(?:d\.ts|js|js\.map)$/, '');
  for (const name of written.filter(name => !stems.has(stemOf(name)))) rmSync(join(dist, name));
  if (written.filter(name => stems.has(stemOf(name))).length < 3 * stems.size)
    rmSync(join(root, folder, 'tsconfig.tsbuildinfo'), { force: true });
}

/** Builds every published package. */
export function build(): void {
  published.forEach(({ folder }) => align(folder));
  run('typescript/bin/tsc', '-b', ...published.map(({ folder }) => folder));
}

/** Packs every published package into a folder; answers the paths of the tarballs by the names of the packages. */
export function pack(into: string): Readonly<Record<string, string>> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const windows = process.platform === 'win32';
  for (const { folder } of published)
    execFileSync('pnpm', ['pack', '--pack-destination', into], {
      cwd: join(root, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: windows,
    });
  return Object.fromEntries(published.map(({ name, folder }) => [name, join(into, `axle-${name}-${versionOf(folder)}.tgz`)]));
}

const versionOf = (folder: string) => (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;
