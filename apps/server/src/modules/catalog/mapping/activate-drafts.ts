import { fill, type Refusal, type Text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { bomActions } from '../bom/bom-actions.ts';
import type { SettleParts } from './map-in-force.ts';

const noDraft: Text = {
  zh: '{sku}没有已到生效日期的BOM草稿，请先在BOM页建立',
  en: '{sku} has no BOM draft that has begun: add one on the “BOM” page first',
};

/** Puts the latest draft of the BOM of each kit of an exception in force. */
export async function activateDrafts(parts: SettleParts, record: RecordRow): Promise<Refusal | undefined> {
  const forbidden = await forbiddenOn(parts, 'bom', 'activate', { zh: '启用', en: 'Activate' });
  if (forbidden) return forbidden;
  for (const sku of (record['skus'] ?? []) as readonly string[]) {
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from bom where parent = ${sku} and state = 'draft' and effective_from <= ${todayOf(parts.caller)}::date
        and (effective_to is null or effective_to >= ${todayOf(parts.caller)}::date)
      order by bom_version desc limit 1`.execute(parts.database);
    if (rows.length === 0) return { code: 'NO_DRAFT', message: fill(noDraft, { sku }) };
    const activated = await bomActions['bom.activate']!({ parts: onPage(parts, 'bom'), targets: rows, input: {} });
    const refusal = activated.ok ? activated.value[0]?.refusal : [activated.refusal].flat()[0];
    if (refusal) return refusal;
  }
  return undefined;
}
