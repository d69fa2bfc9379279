import { fill, type Refusal, type Text } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const consumedBy: Text = {
  zh: '批次层已被消耗，不能冲销：{documents}',
  en: 'The cost layer has been consumed; it cannot be reversed: {documents}',
};

/** Why a posting cannot be reversed; where pieces have left since, the refusal names the documents with which they left. */
export async function explainConsumed(transaction: Transaction<Tables>, postingNo: string, refusal: Refusal): Promise<Refusal> {
  if (refusal.code !== 'LAYER_CONSUMED') return refusal;
  const { rows } = await sql<{ doc_no: string }>`
    select distinct u.doc_no from stock_posting p join layer_move own on own.posting = p.id and own.qty_delta > 0
    join layer_move m on m.layer = own.layer and m.qty_delta < 0 join stock_posting u on u.id = m.posting
    where p.posting_no = ${postingNo} and u.reversal_of is null
      and not exists (select from stock_posting r where r.reversal_of = u.id) order by 1 limit 5`.execute(transaction);
  return { code: refusal.code, message: fill(consumedBy, { documents: rows.map(({ doc_no }) => doc_no).join(', ') }) };
}
