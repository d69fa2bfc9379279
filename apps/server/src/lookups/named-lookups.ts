import { inLanguage, ok, refuse } from '@axle/kernel';
import { optionOf, type ReferredRecord } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { mayReadReferred } from '../resources/known-texts.ts';
import { wholeReferred } from './find-referred.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { mayLookUp } from './may-look-up.ts';

const nothing = z.object({});

/** The lists to choose from that other programs of the company ask by name: categories with their parents, markets, contract categories with their short names, countries by region. */
export function namedLookupCalls(parts: LookupCallParts): readonly MainCall[] {
  const list = (
    path: string,
    entity: string,
    answer: (caller: Caller, target: KnownResource, records: readonly ReferredRecord[]) => Promise<unknown>,
  ): MainCall =>
    mainCall({
      method: 'GET',
      path,
      input: nothing,
      async handle(caller) {
        const target = parts.registry.referred(entity);
        if (!target?.knownBy || !mayLookUp(parts.registry, caller.access, entity)) return refuse(callRefusals.forbidden);
        const known = target as KnownResource;
        const records = await wholeReferred({ database: parts.database, target: known, caller });
        return ok(await answer(caller, known, records));
      },
    });
  const named = ({ language }: Caller, { id, code, name, parent }: ReferredRecord) => ({
    id,
    code,
    name: inLanguage(name, language),
    ...(parent === undefined ? {} : { parent }),
  });
  return [
    list(mainPaths.categories, 'category', async (caller, _target, records) => records.map(record => named(caller, record))),
    list(mainPaths.markets, 'market', async (caller, _target, records) => records.map(record => named(caller, record))),
    list(mainPaths.contractCategories, 'contractCategory', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; short: string }>`select id, short_name as short from contract_category`.execute(
        parts.database,
      );
      const told = mayReadReferred(target, caller, 'shortName');
      const shortOf = new Map(told ? rows.map(({ id, short }) => [id, short]) : []);
      return records.map(record => ({ ...named(caller, record), ...(told ? { shortName: shortOf.get(record.id) } : {}) }));
    }),
    list(mainPaths.countries, 'country', async (caller, target, records) => {
      const { rows } = await sql<{ id: number; region: string }>`select id, region from country`.execute(parts.database);
      const told = mayReadReferred(target, caller, 'region');
      const regionOf = new Map(rows.map(({ id, region }) => [id, told ? region : '']));
      const byRegion = Map.groupBy(records, ({ id }) => regionOf.get(id) ?? '');
      const { region } = target.fields;
      return [...byRegion].map(([code, countries]) => {
        const label = region && 'options' in region ? optionOf(region.options, code)?.label : undefined;
        return { code, name: label ? inLanguage(label, caller.language) : code, children: countries.map(one => named(caller, one)) };
      });
    }),
  ];
}
