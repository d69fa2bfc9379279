import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** Folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

const passedOver = /^(node_modules|dist|data|test-results|playwright-report|\..+)$/;

/** Every file that people write below a folder of the project, as paths from the root with forward slashes, in order. */
export function filesUnder(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !passedOver.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [relative(root, join(root, path)).split(sep).join('/')];
    });
}

/** Text of a file of the project. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** TypeScript sources of everything, tests and scripts too. */
export const sources = (): readonly string[] =>
  ['packages', 'apps', 'tests', 'scripts'].flatMap(filesUnder).filter(path => /\.(ts|tsx)$/.test(path));

/** Whether a source is a test, or serves tests or tools alone. */
export const isTest = (path: string): boolean => /\.(?:test|config)\.tsx?$/.test(path) || /^tests\/|\/testing(?:\/|\.ts$)/.test(path);
