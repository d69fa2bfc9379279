import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** Whether a supplier lies in the caller's scope. */
export async function isSupplierSeen({ database, caller }: RecordParts, supplier: number): Promise<boolean> {
  const { resource } = caller.registry.page('supplier')!.page;
  if (!resource) throw new Error('supplier keeps no records');
  const { rows } = await sql`select 1 from supplier t where t.id = ${supplier} and ${seenRows({ resource, caller })}`.execute(database);
  return rows.length > 0;
}
