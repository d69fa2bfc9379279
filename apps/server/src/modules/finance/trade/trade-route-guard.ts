import { fill, type Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const without = { zh: '{seller}与{buyer}没有有效的贸易关系', en: 'There is no trade relation in force from {seller} to {buyer}' };

/** Each leg of a route has a trade relation that has not ended. */
export const tradeRouteGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(record => linesIn(record, 'legs').flatMap(({ seller, buyer }) => [seller, buyer])))].filter(
    (id): id is number => typeof id === 'number',
  );
  if (ids.length === 0) return () => [];
  const { rows } = await sql<{ seller: number; buyer: number }>`
    select seller, buyer from trade_relation where status = 1 and seller = any(${ids}::bigint[]) and buyer = any(${ids}::bigint[])
      and (effective_to is null or effective_to >= current_date)`.execute(database);
  const companies = await database.selectFrom('company_entity').select(['id', 'code']).where('id', 'in', ids).execute();
  const codes = new Map(companies.map(({ id, code }) => [id, code]));
  const known = new Set(rows.map(({ seller, buyer }) => `${seller}/${buyer}`));
  return record =>
    linesIn(record, 'legs').flatMap(({ seller, buyer }, at): readonly Refusal[] => {
      if (typeof seller !== 'number' || typeof buyer !== 'number' || known.has(`${seller}/${buyer}`)) return [];
      const names = { seller: codes.get(seller) ?? '', buyer: codes.get(buyer) ?? '' };
      return [{ code: 'NO_RELATION', field: `legs.${at}.buyer`, message: fill(without, names) }];
    });
};
