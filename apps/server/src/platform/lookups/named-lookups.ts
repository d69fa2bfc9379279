import { inLanguage } from '@axle/kernel';
import { optionOf } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import type { MainCall } from '../gateways/main/main-call.ts';
import { mayReadReferred } from '../resources/known-texts.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { named, type NamedAnswer, namedList } from './named-list.ts';

/**
 * The lists to choose from that other programs of the company ask by name: categories with their parents, markets, contract categories with
 * their short names, countries by region.
 */
export function namedLookupCalls(parts: LookupCallParts): readonly MainCall[] {
  const list = (path: string, entity: string, answer: NamedAnswer<object>) => namedList(parts, path, entity, answer);
  return [
    list(mainPaths.categories, 'category', async (caller, _target, records) => records.map(record => named(caller, record))),
    list(mainPaths.markets, 'market', async (caller, _target, records) => records.map(record => named(caller, record))),
    list(mainPaths.contractCategories, 'contractCategory', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; short: string }>`select id, short_name as short from contract_category`.execute(
        parts.database,
      );
      const mayReadName = mayReadReferred(target, caller, 'shortName');
      const shortOf = new Map(mayReadName ? rows.map(({ id, short }) => [id, short]) : []);
      return records.map(record => ({ ...named(caller, record), ...(mayReadName ? { shortName: shortOf.get(record.id) } : {}) }));
    }),
    list(mainPaths.countries, 'country', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; region: string }>`select id, region from country`.execute(parts.database);
      const mayReadRegion = mayReadReferred(target, caller, 'region');
      const regionOf = new Map(rows.map(({ id, region }) => [id, mayReadRegion ? region : '']));
      const byRegion = Map.groupBy(records, ({ id }) => regionOf.get(id) ?? '');
      const { region } = target.fields;
      return [...byRegion].map(([code, countries]) => {
        const label = region && 'options' in region ? optionOf(region.options, code)?.label : undefined;
        return { code, name: label ? inLanguage(label, caller.language) : code, children: countries.map(one => named(caller, one)) };
      });
    }),
  ];
}
