import { categoryDefaults, type CategoryDefaults, refuseAboveCategories, skuDays, skuFigures } from '@axle/catalog';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation, WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const handed = ['tariffCn', 'aql', 'originCountry'] as const;

/** [CAT2] Gives new SKUs what their category says and they do not; they come from China unless they say otherwise. */
export const takeDefaults: Derivation = async (transaction, _parts, rows) => {
  if (rows.every(({ before, after }) => before || handed.every(key => after[key] !== undefined))) return rows.map(({ after }) => after);
  const defaultsOf = await readDefaults(transaction);
  const china = await transaction.selectFrom('country').select('id').where('iso2', '=', 'CN').executeTakeFirst();
  return rows.map(({ before, after }) => {
    if (before) return after;
    const { tariff, aql } = defaultsOf(Number(after['category']));
    return {
      ...after,
      tariffCn: after['tariffCn'] ?? tariff,
      aql: after['aql'] ?? aql,
      originCountry: after['originCountry'] ?? china?.id,
    };
  });
};

async function readDefaults(transaction: Kysely<Tables>): Promise<(category: number) => CategoryDefaults> {
  const rows = await transaction.selectFrom('category').select(['id', 'parent', 'default_tariff', 'default_aql']).execute();
  const known = new Map(rows.map(row => [row.id, row]));
  return category => {
    const chain: CategoryDefaults[] = [];
    for (let at = known.get(category); at; at = at.parent === null ? undefined : known.get(at.parent))
      chain.push({
        ...(at.default_tariff === null ? {} : { tariff: at.default_tariff }),
        ...(at.default_aql === null ? {} : { aql: at.default_aql }),
      });
    return categoryDefaults(chain);
  };
}

/** [SKU14] Notes when SKUs go on sale and when they are discontinued. */
export const noteDays: Derivation = async (_transaction, { caller }, rows) =>
  rows.map(({ after }) => ({ ...after, ...skuDays(after, todayOf(caller)) }));

/** [B1, SKU4, SKU5] Works out what follows from the fields of SKUs. */
export const workOutFigures: Derivation = async (_transaction, _parts, rows) =>
  rows.map(({ after }) => ({ ...after, cartonCbm: undefined, oeKeys: undefined, ...skuFigures(after) }));

/** [CAT3] SKUs are in leaf categories; a change of the tree waits. */
export const standsInLeaf: WriteGuard = async (transaction, _parts, rows) => {
  const categories = rows.flatMap(({ before, after }) =>
    after && before?.['category'] !== after['category'] ? [Number(after['category'])] : [],
  );
  if (categories.length === 0) return;
  await sql`select pg_advisory_xact_lock_shared(hashtext('category'))`.execute(transaction);
  const { rows: found } = await sql<{ below: number }>`
    select count(*)::integer as below from category where parent = any(${[...new Set(categories)]}::bigint[])`.execute(transaction);
  const refusal = refuseAboveCategories(found[0]?.below ?? 0);
  if (refusal) throw new RefusedWrite(refusal);
};
