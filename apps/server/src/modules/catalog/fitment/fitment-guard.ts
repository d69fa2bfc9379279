import { nearestNames } from '@axle/catalog';
import { fill, foldSpelling, type Refusal, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const unknownName: Text = {
  zh: '车型库中没有“{name}”，最接近的是：{near}',
  en: '“{name}” is not in the vehicle library; the nearest are {near}',
};

const unknown = (field: 'make' | 'model', name: string, names: Iterable<string>): Refusal => ({
  code: 'UNKNOWN_VEHICLE',
  field,
  message: fill(unknownName, { name, near: nearestNames(name, names).join(', ') || '—' }),
});

/** Models by make as the library spells them, each with its aliases; of these makes alone. */
async function libraryOf(database: Kysely<Tables>, makes: readonly string[]) {
  const { rows } = await sql<{ make: string; model: string; aliases: readonly string[] | null }>`
    select make, model, array_agg(distinct alias) filter (where alias is not null) as aliases from vehicle_model left
    join lateral unnest(aliases) as alias on true
    where lower(make) = any(${makes}::text[]) or exists (select from unnest(aliases) a where lower(a) = any(${makes}::text[]))
    group by make, model`.execute(database);
  return rows.map(({ make, model, aliases }) => ({ make, model, names: new Set([make, model, ...(aliases ?? [])].map(foldSpelling)) }));
}

/** [FIT2] Make and model of a fitment are names of the vehicle library, or aliases of them, as soon as there is a library. */
export const fitmentGuard: RecordGuard = async (database, records) => {
  const makes = [...new Set(records.flatMap(({ make }) => (typeof make === 'string' ? [foldSpelling(make)] : [])))];
  const library = await libraryOf(database, makes);
  const ofMake = new Map(makes.map(make => [make, library.filter(({ names }) => names.has(make))]));
  const isMissing = makes.some(make => ofMake.get(make)!.length === 0);
  const all = isMissing ? (await sql<{ make: string }>`select distinct make from vehicle_model`.execute(database)).rows : [];
  const isKnown = library.length > 0 || all.length > 0;
  return ({ make, model }) => {
    if (!isKnown || typeof make !== 'string' || typeof model !== 'string') return [];
    const models = ofMake.get(foldSpelling(make)) ?? [];
    if (models.length === 0)
      return [
        unknown(
          'make',
          make,
          all.map(row => row.make),
        ),
      ];
    const folded = foldSpelling(model);
    return models.some(({ names }) => names.has(folded))
      ? []
      : [
          unknown(
            'model',
            model,
            models.map(row => row.model),
          ),
        ];
  };
};
