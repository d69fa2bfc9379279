import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../support/tree.ts';

/** Outside the workspace: nothing here resolves by way of it. */
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'axle-outside-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const tarballs = inject('tarballs');
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|pnpm_|NODE_OPTIONS$)/i.test(name)));
const inside = (folder: string) => ({ cwd: folder, env: environment, encoding: 'utf8' as const, shell: false });
const npm = (folder: string, ...words: readonly string[]) =>
  execFileSync('npm', [...words], { ...inside(folder), shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });

/** Lays a library of this workspace, and what it stands on, beside the project, so that the installation needs no registry. */
function laidBeside(name: string, from: string): readonly string[] {
  const found = findPackageJSON(name, from);
  if (found === undefined) throw new Error(`${name} is not installed`);
  // a library finds what it stands on from where it really lies
  const path = realpathSync(found);
  const {
    version,
    exports,
    main,
    types,
    type,
    dependencies = {},
  } = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
  const folder = join(scratch, 'libraries', name);
  cpSync(dirname(path), folder, { recursive: true, dereference: true });
  // without its maker's own tools and scripts, as an installed library is
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, exports, main, types, type, dependencies }));
  return [folder, ...Object.keys(dependencies as object).flatMap(other => laidBeside(other, path))];
}

/** What the published packages stand on. */
const standOn = ['big.js', 're2js'].flatMap(name => laidBeside(name, join(root, 'packages/kernel/package.json')));

/** A project of another team: the packages installed by npm without a network, and one file of its own. */
function project(name: string, source: string, more: readonly string[]): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  const quietly = [
    '--offline',
    '--install-links',
    '--cache',
    join(scratch, 'cache'),
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  npm(folder, 'install', ...quietly, ...Object.values(tarballs), ...standOn, ...more);
  cpSync(join(root, 'tests/packages/consumer', source), join(folder, source));
  return folder;
}

/** Type-checks as strictly as can be, declarations of the packages included, and compiles. */
function compile(folder: string, source: string, resolution: readonly string[]): void {
  const strictly = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--skipLibCheck',
    'false',
    '--types',
    '',
    '--lib',
    'es2024',
  ];
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), source, '--outDir', 'made', '--target', 'es2024', ...strictly, ...resolution];
  execFileSync(process.execPath, tsc, { ...inside(folder), stdio: ['ignore', 'pipe', 'pipe'] });
}

const run = (folder: string, code: string, ...flags: readonly string[]) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', code], {
    ...inside(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const nodenext = ['--module', 'nodenext'];
const bundler = ['--module', 'esnext', '--moduleResolution', 'bundler'];

describe('a project that installs the rules alone', () => {
  let folder = '';
  beforeAll(() => {
    folder = project('rules', 'uses-rules.ts', []);
  });

  it.each([
    ['nodenext', nodenext],
    ['bundler', bundler],
  ] as const)('type-checks as %s', (_name, resolution) => {
    expect(() => compile(folder, 'uses-rules.ts', resolution)).not.toThrow();
  });

  it.each([
    ['plain Node', []],
    ['Node with the condition that this workspace uses', ['--conditions=source']],
  ] as const)('runs under %s', (_name, flags) => {
    compile(folder, 'uses-rules.ts', nodenext);
    const printed = run(
      folder,
      `import { answers } from './made/uses-rules.js'; console.log(JSON.stringify(Object.fromEntries(answers)));`,
      ...flags,
    );
    expect(JSON.parse(printed)).toEqual({
      kernel: '3 rows',
      decimals: '0.3',
      'a day that is none': false,
      session: true,
      permissions: true,
      tracking: 'sb.sy.users.t2',
      validation: 1234.5,
      'order-number': 'PO-260-520-00042',
      tasks: 2,
      templates: 'PO PO-1 is late',
      approvals: '8',
      catalog: 2,
    });
  });

  it('has no fast-check and needs none', () => {
    expect(run(folder, `try { import.meta.resolve('fast-check'); console.log('there'); } catch { console.log('none'); }`).trim()).toBe(
      'none',
    );
  });
});

describe('a project that tests with the arbitraries', () => {
  it('installs fast-check beside them, type-checks and runs under plain Node', () => {
    const folder = project('arbitraries', 'uses-arbitraries.ts', laidBeside('fast-check', join(root, 'package.json')));
    compile(folder, 'uses-arbitraries.ts', nodenext);
    expect(run(folder, `import { examine } from './made/uses-arbitraries.js'; examine(); console.log('all hold');`).trim()).toBe(
      'all hold',
    );
  });
});
