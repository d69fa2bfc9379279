import { type Refusal, text } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** What drafts of one SKU have in common on every site; the price is that of its site. */
const common = ['productType', 'gtin', 'gtinExempt', 'title', 'keywords', 'images', 'fitmentFile'] as const;

const otherSku: Refusal = {
  code: 'OTHER_SKU',
  field: 'sku',
  message: text('只能从同一SKU的其他店铺站点填充', 'Fill only from the same SKU on another store and site'),
};
const closed: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('已提交的资料不再填充', 'What was pushed is not filled in any more'),
};

/** Fills what is empty in a draft with that of the same SKU on another store and site. */
export const fillFrom: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const [source] = await lockById(transaction, parts, [Number(input['from'])]);
    for (const before of records) {
      const refusal =
        source?.['sku'] !== before['sku'] ? otherSku : ['waitInfo', 'ready'].includes(String(before['state'])) ? undefined : closed;
      if (refusal || !source) {
        refused.set(before.id, refusal ?? otherSku);
        continue;
      }
      const isEmpty = (key: string) => before[key] === undefined || before[key] === false;
      const given = Object.fromEntries(common.flatMap(key => (isEmpty(key) ? [[key, source[key]]] : [])));
      const bullets = linesIn(before, 'bullets').length > 0 ? {} : { bullets: linesIn(source, 'bullets') };
      await updateRows(transaction, parts, [{ before, after: { ...before, ...given, ...bullets } }], { action: 'update' });
    }
    return refused;
  });
