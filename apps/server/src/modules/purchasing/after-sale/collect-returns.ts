import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { fieldsOf, type RecordRow, type RecordValues, rowChanged } from '@axle/page-kit';
import { lineToReturn } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { checkAfterSales } from './check-after-sales.ts';
import { linesOfArticles, openReturns } from './open-returns.ts';

const collected: Refusal = { code: 'COLLECTED', message: text('这些客退已归集', 'These returns have already been collected') };
const noLineLeft: Refusal = {
  code: 'NO_LINE_LEFT',
  message: text('该供应商没有一张订单行还能退这么多件', 'No order line of the supplier has that many pieces left to return'),
};

const ticked = (transaction: Transaction<Tables>, parts: RecordParts, ids: readonly number[]) => {
  const where = every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)]);
  return selectRows(transaction, parts.resource, Object.keys(fieldsOf(parts.resource)), sql`where ${where} order by t.id`);
};

/** [R98] Drafts an after-sales record for each ticked article, of all that customers returned of it and nobody has taken up. */
export const collectReturns: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
    const { caller } = parts;
    // of two who collect the same article at once the second sees what the first did
    const candidates = await linesOfArticles(transaction, await ticked(transaction, parts, ids));
    const orders = idsIn([...candidates.values()].flat().map(({ order }) => order));
    await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), orders);
    const articles = await ticked(transaction, parts, ids);
    const [lines, returns] = [await linesOfArticles(transaction, articles), await openReturns(transaction, articles)];
    const found = new Map(articles.map(article => [article.id, article]));
    const drafts = new Map<number, RecordValues | Refusal>();
    for (const { id, version } of targets) {
      const article = found.get(id);
      const line = article && lineToReturn(lines.get(id) ?? [], Number(article['returnedQty']));
      if (!article) drafts.set(id, collected);
      else if (article.version !== version) drafts.set(id, rowChanged);
      else drafts.set(id, line ? draftOf(article, { ...line, returns: returns.get(id) ?? [], input }) : noLineLeft);
    }
    const made = [...drafts.values()].filter((one): one is RecordValues => !isRefusal(one));
    const [refusal] = made.flatMap(await checkAfterSales(transaction, made, caller));
    if (refusal) return refuse(refusal);
    await insertRows(transaction, ownParts(transaction, caller, 'afterSalesRecords'), made, { action: 'add' });
    return ok(
      targets.map(({ id }) => {
        const draft = drafts.get(id)!;
        return { id, name: String(found.get(id)?.['sku'] ?? id), ...(isRefusal(draft) ? { refusal: draft } : {}) };
      }),
    );
  });

const isRefusal = (one: RecordValues | Refusal): one is Refusal => typeof one['code'] === 'string' && 'message' in one;

function draftOf(
  article: RecordRow,
  { order, orderLine, returns, input }: { order: number; orderLine: number; returns: readonly RecordValues[]; input: RecordValues },
): RecordValues {
  const { type, cause, matter, attachments } = input;
  return {
    type,
    cause,
    matter,
    attachments,
    purchaseOrder: order,
    orderLine,
    qty: article['returnedQty'],
    source: 'customer_return',
    sourceNo: (article['receipts'] as readonly string[])[0],
    returns: returns.map(({ receipt, qty }) => ({ receipt, qty })),
  };
}
