import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../support/tree.ts';

/** A copy of what the generator reads and writes, in a folder of its own. */
const copy = mkdtempSync(join(tmpdir(), 'axle-new-page-'));
const schema = 'apps/server/src/schema';
const changes = (): readonly string[] => readdirSync(join(copy, schema, 'changes')).filter(name => name.endsWith('.sql'));

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
  for (const folder of ['packages/pages/src', schema]) {
    mkdirSync(join(copy, folder), { recursive: true });
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(root, 'packages/pages/package.json'), join(copy, 'packages/pages/package.json'));
  symlinkSync(join(root, 'packages/pages/node_modules'), join(copy, 'packages/pages/node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a page of a known section stands at the end of its last group and passes what every page passes', () => {
  const before = changes().length;
  const run = generate('page', 'basic', 'partColour', 'catalog/property');
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('wrote    packages/pages/src/catalog/property/part-colour.ts');

  expect(examine('basic', 'partColour')).toEqual({ table: 'part_colour', faults: [] });
  expect(changes().at(-1)).toBe(`${String(before + 1).padStart(4, '0')}-basic-part-colour.sql`);
});

it('the first page of a section brings the section', () => {
  expect(generate('page', 'qualityTesting', 'inspectionKind', 'quality/inspection').status).toBe(0);
  expect(examine('qualityTesting', 'inspectionKind')).toEqual({ table: 'inspection_kind', faults: [] });
  expect(readFileSync(join(copy, 'packages/pages/src/sections.ts'), 'utf8')).toContain(
    "qualityTesting: async () => (await import('./menu/quality-testing.ts')).section,",
  );
});

it.each([
  'sections.ts',
  'menu/basic.ts',
  'catalog/property/part-colour.ts',
  'menu/quality-testing.ts',
  'quality/inspection/inspection-kind.ts',
])('what it writes is formatted as the house formats: %s', path => {
  const source = join('packages/pages/src', path);
  const input = readFileSync(join(copy, source), 'utf8');
  const formatted = execFileSync(join(root, 'node_modules/.bin/oxfmt'), [`--stdin-filepath=${source}`], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  expect(input).toBe(formatted);
});

it('refuses what exists, in words and without writing', () => {
  const before = changes();
  const again = generate('page', 'basic', 'vehicleModel', 'catalog/vehicle');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('packages/pages/src/catalog/vehicle/vehicle-model.ts exists already.');
  const taken = generate('page', 'home', 'vehicleModel', 'system/workplace');
  expect(taken.status).toBe(1);
  expect(taken.stderr).toContain('There is a table vehicle_model already');
  expect(changes()).toEqual(before);
});

it.each([
  ['Basic', 'brand'],
  ['basic', 'part-colour'],
  ['basic', '../../brand'],
  ['basic', 'p'],
  ['basic', 'pärt'],
])('refuses the ill-formed name %s/%s', (section, page) => {
  const run = generate('page', section, page, 'catalog/property');
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('is no camelCase key');
});

it.each(['catalog', 'Catalog/brand', 'catalog/brand/more', '../brand'])('refuses %s, which is no word with an entity', place => {
  const run = generate('page', 'basic', 'partColour', place);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('is no word with an entity');
});

it('says how it is used when it is asked for something else', () => {
  const run = generate('report', 'basic', 'brand', 'catalog/brand');
  expect(run.status).toBe(2);
  expect(run.stderr).toContain('Usage: pnpm new page <section> <page> <word>/<entity>');
});
