import { mostRowsPerPage, type RecordRow } from '@axle/page-kit';
import { ok, refuse, type Result } from '@axle/kernel';
import type { PageRecords } from '../records/records-of.ts';

/** Most records that a tree shows. */
const most = 10_000;

/** All records of a tree, block by block, in the order of a field. */
export async function loadTree(records: PageRecords, order: string, signal: AbortSignal): Promise<Result<readonly RecordRow[]>> {
  const rows: RecordRow[] = [];
  for (let after: string | undefined; ;) {
    const reply = await records.list(
      { filters: [], sort: [{ field: order }], limit: mostRowsPerPage, ...(after === undefined ? {} : { after }) },
      { signal },
    );
    if (!reply.ok) return refuse(reply.refusal);
    rows.push(...reply.value.rows);
    after = reply.value.next;
    if (after === undefined || rows.length >= most) return ok(rows);
  }
}
