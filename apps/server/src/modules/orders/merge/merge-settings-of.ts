import type { Decimal } from '@axle/kernel';
import { type MergeSettings, usualMergeSettings } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What stores merge, and which of them by themselves. */
export interface StoreSettings {
  of(order: { readonly store: number }): MergeSettings;
  isAutomatic(store: number): boolean;
}

interface Row {
  readonly store: number | null;
  readonly windowHours: number;
  readonly autoMerge: boolean;
  readonly maxKg: Decimal | null;
  readonly maxLongestCm: Decimal | null;
  readonly skus: readonly number[];
  readonly channels: readonly number[];
}

/** Reads the settings in use: those of a store, else the one for all, else the usual ones. */
export async function mergeSettingsOf(database: Kysely<Tables>): Promise<StoreSettings> {
  const { rows } = await sql<Row>`
    select store, window_hours as "windowHours", auto_merge as "autoMerge", trim_scale(max_kg)::text as "maxKg",
      trim_scale(max_longest_cm)::text as "maxLongestCm",
      array(select k.id from sku k where k.sku = any(m.excluded_skus)) as skus,
      array(select h.id from logistics_channel h where h.code = any(m.excluded_channels)) as channels
    from merge_setting m where status = 1`.execute(database);
  const settings = new Map(rows.map(row => [row.store, settingsIn(row)]));
  const automatic = new Map(rows.map(({ store, autoMerge }) => [store, autoMerge]));
  return {
    of: ({ store }) => settings.get(store) ?? settings.get(null) ?? usualMergeSettings,
    isAutomatic: store => automatic.get(store) ?? automatic.get(null) ?? false,
  };
}

const settingsIn = ({ windowHours, maxKg, maxLongestCm, skus, channels }: Row): MergeSettings => ({
  windowHours,
  ...(maxKg === null ? {} : { maxKg }),
  ...(maxLongestCm === null ? {} : { maxLongestCm }),
  excludedSkus: new Set(skus),
  excludedChannels: new Set(channels),
});
