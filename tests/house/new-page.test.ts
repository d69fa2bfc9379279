import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../support/tree.ts';

/** A copy of what the generator reads and writes, in a folder of its own. */
const copy = mkdtempSync(join(tmpdir(), 'axle-new-page-'));
const migrations = 'apps/server/src/platform/database/migrations';

const generate = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--conditions=source', join(root, 'scripts/new.ts'), ...words], {
    env: { ...process.env, NEW_ROOT: copy },
    encoding: 'utf8',
  });

/** What every page is asked, asked of a page of the copy as Node loads it. */
const examine = (section: string, page: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--conditions=source', join(root, 'tests/support/faults-of-page.ts'), join(copy, 'packages/pages/src/sections.ts'), section, page],
      { encoding: 'utf8' },
    ),
  );

beforeAll(() => {
  for (const folder of ['packages/pages/src', migrations]) {
    mkdirSync(join(copy, folder), { recursive: true });
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(root, 'packages/pages/package.json'), join(copy, 'packages/pages/package.json'));
  symlinkSync(join(root, 'packages/pages/node_modules'), join(copy, 'packages/pages/node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a page of a known section stands at the end of its last group and passes what every page passes', () => {
  const before = readdirSync(join(copy, migrations)).length;
  const run = generate('page', 'basic', 'partColour');
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('wrote    packages/pages/src/basic/part-colour.ts');

  expect(examine('basic', 'partColour')).toEqual({ table: 'part_colour', faults: [] });
  expect(readdirSync(join(copy, migrations)).at(-1)).toBe(`${String(before + 1).padStart(4, '0')}-basic-part-colour.sql`);
});

it('the first page of a section brings the section', () => {
  expect(generate('page', 'qualityTesting', 'inspectionKind').status).toBe(0);
  expect(examine('qualityTesting', 'inspectionKind')).toEqual({ table: 'inspection_kind', faults: [] });
  expect(readFileSync(join(copy, 'packages/pages/src/sections.ts'), 'utf8')).toContain(
    "qualityTesting: async () => (await import('./quality-testing/index.ts')).section,",
  );
});

it.each(['sections.ts', 'basic/index.ts', 'basic/part-colour.ts', 'quality-testing/index.ts', 'quality-testing/inspection-kind.ts'])(
  'what it writes is formatted as the house formats: %s',
  path => {
    const source = join('packages/pages/src', path);
    const input = readFileSync(join(copy, source), 'utf8');
    const formatted = execFileSync(join(root, 'node_modules/.bin/oxfmt'), [`--stdin-filepath=${source}`], {
      cwd: root,
      input,
      encoding: 'utf8',
    });
    expect(input).toBe(formatted);
  },
);

it('refuses what exists, in words and without writing', () => {
  const before = readdirSync(join(copy, migrations));
  const again = generate('page', 'basic', 'vehicleModel');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('packages/pages/src/basic/vehicle-model.ts exists already.');
  const taken = generate('page', 'home', 'vehicleModel');
  expect(taken.status).toBe(1);
  expect(taken.stderr).toContain('There is a table vehicle_model already');
  expect(readdirSync(join(copy, migrations))).toEqual(before);
});

it.each([
  ['Basic', 'brand'],
  ['basic', 'part-colour'],
  ['basic', '../../brand'],
  ['basic', 'p'],
  ['basic', 'pärt'],
])('refuses the ill-formed name %s/%s', (section, page) => {
  const run = generate('page', section, page);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('is no camelCase key');
});

it('says how it is used when it is asked for something else', () => {
  const run = generate('report', 'basic', 'brand');
  expect(run.status).toBe(2);
  expect(run.stderr).toContain('Usage: pnpm new page <section> <page>');
});
