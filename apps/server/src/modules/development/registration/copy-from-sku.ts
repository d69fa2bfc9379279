import { type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { readableRefusals } from '../../../platform/resources/check-writing.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import { onPage } from '../../../platform/resources/on-page.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { commonFields } from './article-fields.ts';

const notDraft: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('只有待完善的登记可以复制', 'Only a draft registration can copy a SKU'),
};
const noSku: Refusal = { code: 'REFERENCE', message: text('SKU不存在或不可见', 'The SKU does not exist, or you may not see it') };

const valuesOf = async (database: Kysely<Tables>, sku: number): Promise<readonly RecordValues[]> =>
  (
    await sql<RecordRow>`select property, value from sku_property_value where sku = ${sku} and status = 1 order by property`.execute(
      database,
    )
  ).rows;

/** Fills what is empty in a draft with what the actor may read of a SKU; properties only where it is of the same category. */
export const copyFromSku: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const skus = onPage({ ...parts, database: transaction }, 'skuList');
    const [source] = await lockById(transaction, skus, [Number(input['from'])]);
    for (const before of records) {
      if (!source || before['state'] !== 'draft') {
        refused.set(before.id, source ? notDraft : noSku);
        continue;
      }
      const read = readablePart(skus, source);
      const given = Object.fromEntries(commonFields.flatMap(key => (before[key] === undefined ? [[key, read[key]]] : [])));
      const takesProperties = read['category'] === before['category'] && linesIn(before, 'properties').length === 0;
      const properties = takesProperties ? { properties: await valuesOf(transaction, source.id) } : {};
      const after = { ...before, ...given, ...properties };
      const [refusal] = parts.resource.checks.flatMap(check => check(after, { today: todayOf(parts.caller) }));
      if (refusal) refused.set(before.id, readableRefusals(parts, [refusal])[0]!);
      else await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
    }
    return refused;
  });
