import { unrestricted } from '@axle/permissions';
import type { RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';
import { insertRows } from '../resources/writes/insert-rows.ts';

/** Adds records to a page as one of the demo's users, and answers their ids by code. */
export type AddRecords = (page: string, records: readonly RecordValues[]) => Promise<ReadonlyMap<string, number>>;

/** Adds records as a user would, with their history. */
export function addingRecords(transaction: Transaction<Tables>, registry: Registry, userId: number, now: Date): AddRecords {
  const access = unrestricted(userId);
  return async (page, records) => {
    const { resource } = registry.page(page)?.page ?? {};
    if (!resource) return new Map();
    const whole = records.map(record => ({ ...record, ...resource.derive?.(record) }));
    const parts = { database: transaction, resource, page, caller: { registry, access, now } };
    const rows = await insertRows(transaction, parts, whole, { action: 'add' });
    return new Map(rows.map(row => [String(row[resource.knownBy?.code ?? 'id']), row.id]));
  };
}
