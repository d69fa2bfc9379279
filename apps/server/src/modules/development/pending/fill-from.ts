import { type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** What drafts of one SKU have in common on every site; the price is that of its site. */
const common = ['productType', 'gtin', 'gtinExempt', 'title', 'keywords', 'images', 'fitmentFile'] as const;

const nothing: Refusal = {
  code: 'NOTHING_THERE',
  field: 'sku',
  message: text('该SKU在所选店铺站点没有资料', 'The SKU has no listing on that store and site'),
};
const closed: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('已提交的资料不再填充', 'Pushed listings can no longer be filled in'),
};

/** What is empty in a draft as another one of its SKU has it. */
function filled(before: RecordRow, source: RecordRow): RecordRow {
  const isEmpty = (key: string) => before[key] === undefined || before[key] === false;
  const given = Object.fromEntries(common.flatMap(key => (isEmpty(key) ? [[key, source[key]]] : [])));
  const bullets = linesIn(before, 'bullets').length > 0 ? {} : { bullets: linesIn(source, 'bullets') };
  return { ...before, ...given, ...bullets };
}

/** Fills what is empty in a draft with what the same SKU says on another store and site. */
export const fillFrom: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const before of records) {
      const [source] = await lockRows(
        transaction,
        parts,
        sql<boolean>`t.sku = ${before['sku']} and t.store_site = ${input['from']} and t.id <> ${before.id}`,
      );
      const isOpen = ['waitInfo', 'ready'].includes(String(before['state']));
      if (!isOpen || !source) refused.set(before.id, isOpen ? nothing : closed);
      else await updateRows(transaction, parts, [{ before, after: filled(before, source) }], { action: 'update' });
    }
    return refused;
  });
