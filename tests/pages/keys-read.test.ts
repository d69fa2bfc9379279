import { allSections, resourcesWithoutPage } from '@axle/pages';
import { expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/tree.ts';

/** Names of fields wherever definitions have any: of records, their lines, the inputs of actions and tools, and results. */
function namesIn(...definitions: readonly unknown[]): ReadonlySet<string> {
  const names = new Set(['id', 'version', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt']);
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, below] of Object.entries(value)) {
      if (/^(?:fields|input|inputs|results)$/.test(key) && typeof below === 'object') for (const name in below) names.add(name);
      look(below);
    }
  };
  definitions.forEach(look);
  return names;
}

/** `record['name']`, and not the type `Tables['name']`; what a station notes beside a scan is its own. */
const reading = /(?<![\w.])(?!noted\b)([a-z]\w*)\??\.?\[\s*'(\w+)'\s*\]/g;

it('what handlers and views read from records and inputs by name is a field of a definition', async () => {
  const known = namesIn(await allSections(), resourcesWithoutPage);
  expect(known.size).toBeGreaterThan(500);
  const files = ['apps/server/src/modules', 'apps/web/src/modules']
    .flatMap(folder => filesUnder(folder))
    .filter(path => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('/testing/'));
  const readings = files.flatMap(path => [...textOf(path).matchAll(reading)].map(([text, , name = '']) => ({ path, text, name })));
  expect(readings.length).toBeGreaterThan(1000);
  expect(readings.filter(({ name }) => !known.has(name)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
