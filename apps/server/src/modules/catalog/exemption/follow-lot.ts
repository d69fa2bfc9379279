import { type InspectionExemption, type JudgedLot, revokedByLot } from '@axle/catalog';
import { fill, inLanguage, type Text } from '@axle/kernel';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const reason: Text = { zh: '批次 {lot} 判为不合格，免检自动撤销', en: 'Lot {lot} was rejected: the exemption is revoked' };

/** A lot that inspection has judged, as it names itself. */
export interface InspectedLot extends Omit<JudgedLot, 'categories'> {
  readonly lotNo: string;
}

/**
 * [EX3] What follows from a judged lot for exemptions from inspection, in the transaction of the judgement: a rejected one ends those that
 * cover it at once and notifies who asked for them and who buys and plans the SKU. Returns how many ended.
 */
export async function followLot(transaction: Transaction<Tables>, caller: Actor, lot: InspectedLot): Promise<number> {
  const { rows } = await sql<{ code: string; buyer: number | null; planner: number | null; categories: readonly number[] }>`
    with recursive above as (
      select c.id, c.parent from sku k join category c on c.id = k.category where k.id = ${lot.sku}
      union all select c.id, c.parent from category c join above a on c.id = a.parent
    )
    select k.sku as code, k.buyer, k.planner, array(select id from above) as categories from sku k where k.id = ${lot.sku}`.execute(
    transaction,
  );
  const [sku] = rows;
  if (!sku) return 0;
  const parts = { database: transaction, resource: caller.registry.page('exemptSku')!.page.resource!, page: 'exemptSku', caller };
  const active = await lockRows(transaction, parts, sql<boolean>`t.type = 'inspection' and t.state = 'active'`);
  const hit = active.filter(record => revokedByLot(record as unknown as InspectionExemption, { ...lot, categories: sku.categories }));
  const ended = {
    state: 'ended',
    revokedAt: caller.now.toISOString(),
    revokeReason: inLanguage(fill(reason, { lot: lot.lotNo }), 'zh-cn'),
  };
  const changes = hit.map(before => ({ before, after: { ...before, ...ended } }));
  await updateRows(transaction, parts, changes, { action: 'state', transition: 'revoke' });
  for (const record of hit)
    await sendMessage(transaction, {
      event: 'exempt.revoked',
      receivers: [record['createdBy'], sku.buyer, sku.planner].filter(user => typeof user === 'number'),
      object: `${record.id}/${lot.lotNo}`,
      values: { 'sku.code': sku.code },
      record: record.id,
      now: caller.now,
    });
  return hit.length;
}
