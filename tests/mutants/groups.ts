import { filesUnder } from '../support/tree.ts';

/** Code that is mutated together, and the tests that must notice; both as patterns from the root. */
export interface MutantGroup {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const folders = (...paths: readonly string[]): MutantGroup => ({
  code: paths.map(path => `${path}/**/*.ts`),
  tests: paths.map(path => `${path}/**/*.test.ts`),
});

/** Page definitions decide nothing: what they say is asked of each of them by `tests/pages/`. */
const ofPackages = [...new Set(filesUnder('packages').map(path => path.split('/')[1] ?? ''))]
  .filter(name => name !== 'pages')
  .map((name): readonly [string, MutantGroup] => [name, folders(`packages/${name}/src`)]);

const inLists = folders('apps/web/src/engine/cells');

/** Groups by name: one for each package with rules, then parts of packages and apps that are looked at alone. None needs a database. */
export const groups: ReadonlyMap<string, MutantGroup> = new Map([
  ...ofPackages,
  [
    'access',
    { code: ['apps/server/src/platform/access/access-memory.ts'], tests: ['apps/server/src/platform/access/access-memory.test.ts'] },
  ],
  ['stock', folders('packages/inventory/src/stock')],
  ['cells', folders('packages/page-kit/src/cells')],
  // what the keyboard, the mouse and the clipboard do is shown by journeys
  ['list-cells', { ...inLists, code: [...inLists.code, '!apps/web/src/engine/cells/use-*.ts'] }],
]);
