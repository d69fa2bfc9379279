import { fill, type LocalDate, type Refusal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

interface Elsewhere {
  readonly sku: number;
  readonly code: string;
  readonly groupNo: string;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

const inOther = { zh: '{sku}在该期间已属于替代组{group}', en: '{sku} is already in group {group} in that period' };
const isMain = {
  zh: '{sku}是{market}的主料，不能移出替代组',
  en: '{sku} is the main part in {market} and cannot be removed from the group',
};

const overlaps = (record: RecordValues, { from, to }: Elsewhere): boolean =>
  (to === null || String(record['effectiveFrom']) <= to) && (record['effectiveTo'] === undefined || from <= String(record['effectiveTo']));

/** A SKU is in one group at a time, and the main part of a market stays in its group. */
export const substituteGroupGuard: RecordGuard = async (database, records) => {
  const skus = [...new Set(records.flatMap(record => linesIn(record, 'members').map(({ sku }) => sku)))].filter(
    id => typeof id === 'number',
  );
  const numbers = records.map(({ groupNo }) => String(groupNo));
  const { rows: elsewhere } = await sql<Elsewhere>`
    select m.sku, k.sku as code, s.group_no as "groupNo", s.effective_from as "from", s.effective_to as "to"
    from sku_substitute_members m join sku_substitute s on s.id = m.record_id join sku k on k.id = m.sku
    where s.status = 1 and m.sku = any(${skus}::bigint[])`.execute(database);
  const { rows: mains } = await sql<{ sku: number; code: string; groupNo: string; market: string }>`
    select a.main_sku as sku, k.sku as code, s.group_no as "groupNo", m.code as market
    from material_area a join sku_substitute s on s.id = a.sku_group join sku k on k.id = a.main_sku join market m on m.id = a.market
    where a.status = 1 and s.group_no = any(${numbers}::text[]) and (a.effective_to is null or a.effective_to >= current_date)`.execute(
    database,
  );
  return record => {
    if (record['status'] === 0) return [];
    const members = linesIn(record, 'members');
    const taken = members.flatMap(({ sku }, at): readonly Refusal[] => {
      const other = elsewhere.find(one => one.sku === sku && one.groupNo !== record['groupNo'] && overlaps(record, one));
      if (!other) return [];
      const field = `members.${at}.sku`;
      return [{ code: 'IN_OTHER_GROUP', field, message: fill(inOther, { sku: other.code, group: other.groupNo }) }];
    });
    const missing = mains
      .filter(({ groupNo, sku }) => groupNo === record['groupNo'] && !members.some(member => member['sku'] === sku))
      .map(({ code, market }): Refusal => ({ code: 'MAIN_PART', field: 'members', message: fill(isMain, { sku: code, market }) }));
    return [...taken, ...missing];
  };
};
