import { placedSides } from '@axle/inventory';
import type { Decimal, Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Step } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { changeLocked } from '../../../platform/resources/write-record.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

const notMeasured: Refusal = { code: 'NOT_MEASURED', message: { zh: '没有亚马逊的测量值', en: 'Amazon has not measured it' } };

interface Measured {
  readonly sides: readonly [Decimal, Decimal, Decimal] | null;
  readonly kg: Decimal | null;
}

/** [FBA7] Gives the SKU the size and weight that Amazon measured; as any change of them it may wait for approval first. */
export async function takeSize(
  parts: Parameters<Step>[0],
  { store, site, fnsku, sku, reportDate }: RecordRow,
): Promise<Refusal | undefined> {
  const forbidden = await forbiddenOn(parts, 'skuList', 'update', { zh: '编辑', en: 'Edit' });
  if (forbidden) return forbidden;
  const why = `FBA A5 · ${String(fnsku)} · ${String(reportDate)}`;
  const skus = onPage({ ...parts, caller: { ...parts.caller, why } }, 'skuList');
  const [before] = sku === undefined ? [] : await lockById(parts.database, skus, [Number(sku)]);
  const { rows } = await sql<Measured>`
    select trim_scale(weight_kg)::text as kg, case when longest_cm * median_cm * shortest_cm is not null
      then json_build_array(trim_scale(longest_cm)::text, trim_scale(median_cm)::text, trim_scale(shortest_cm)::text) end as sides
    from fba_report where store = ${store as number} and site = ${site as number} and fnsku = ${fnsku as string}
      and report_date = ${reportDate as string}::date`.execute(parts.database);
  const { sides, kg } = rows[0] ?? { sides: null, kg: null };
  if (!before || (sides === null && kg === null)) return notMeasured;
  const own = (['unitL', 'unitW', 'unitH'] as const).map(key => before[key] as Decimal | undefined);
  const placed = sides && placedSides(sides, own);
  const changed = await changeLocked(parts.database, skus, before, {
    ...(placed ? { unitL: placed[0], unitW: placed[1], unitH: placed[2] } : {}),
    ...(kg === null ? {} : { unitGrossKg: kg }),
  });
  return changed.ok ? undefined : changed.refusal[0];
}
