import { ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

const notOffered: Refusal = {
  code: 'NO_MAPPING',
  field: 'sku',
  message: { zh: '上架前须至少有一个PT SKU映射到它', en: 'At least one PT SKU must be mapped to it before launch' },
};

/** A SKU goes on sale once a listing on a platform is mapped to it. */
export const launchSku: TransitionEffect = async ({ parts, before, after }) => {
  const { rows } = await sql<{ offered: boolean }>`
    select exists (select from offers_of_sku(${before.id}, ${todayOf(parts.caller)}::date)) as offered`.execute(parts.database);
  return rows[0]?.offered ? ok(after) : refuse([notOffered]);
};
