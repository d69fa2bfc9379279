import { fill, ok, type Refusal, refuse, text } from '@axle/kernel';
import { notFound, rowChanged, type TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import { nextPeriod } from '../../../platform/dated/next-period.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';

/** Most SKUs that are given a code at a time. */
const most = 500;

const refusal = (code: string, zh: string, en: string, values: Readonly<Record<string, string>>): Refusal => ({
  code,
  field: 'skus',
  message: fill(text(zh, en), values),
});

/** Assigns a Chinese code to SKUs; each waits for a second person, or is refused, individually. */
const assign: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const [tariff] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!tariff) return refuse(notFound);
    if (tariff.version !== target?.version) return refuse(rowChanged);
    const asked = [...new Set((input['skus'] as readonly string[]).map(code => code.toUpperCase()))];
    if (asked.length > most) return refuse(refusal('TOO_MANY', '一次最多{most}个', 'At most {most} at a time', { most: String(most) }));
    const resource = parts.referred?.('sku');
    if (!resource) throw new Error('there are no SKUs to assign a tariff code to');
    const caller = { ...parts.caller, why: String(input['reason']) };
    const skus: RecordParts = { ...parts, caller, database: transaction, resource, page: 'skuList' };
    const records = await lockRows(transaction, skus, sql<boolean>`t.sku = any(${asked}::text[])`);
    const known = new Set(records.map(({ sku }) => sku));
    const unknown = asked.filter(code => !known.has(code));
    if (unknown.length > 0)
      return refuse(refusal('REFERENCE', 'SKU不存在：{skus}', 'Unknown SKUs: {skus}', { skus: unknown.slice(0, 20).join(', ') }));
    const outcomes: TargetOutcome[] = [];
    for (const before of records) {
      const written = await writing(skus, within => changeLocked(within, skus, before, { tariffCn: tariff['code'] }));
      outcomes.push({ id: before.id, name: String(before['sku']), ...(written.ok ? {} : { refusal: written.refusal[0]! }) });
    }
    return ok(outcomes);
  });

/** Effects of the own actions of tariff codes. */
export const tariffActions: ActionHandlers = { 'tariffCode.assign': assign, 'tariffCode.nextPeriod': nextPeriod };
