import type { ChangeLine } from '@axle/approvals';
import { notFound } from '@axle/page-kit';
import { refuse, type Result, ok } from '@axle/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { findRecord } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** A request as it is stored, with its lines. */
export type StoredRequest = Selectable<Tables['change_request']> & { readonly lines: readonly ChangeLine[] };

/** The lines of a request. */
export async function linesOf(database: Kysely<Tables>, request: number): Promise<readonly ChangeLine[]> {
  const rows = await database
    .selectFrom('change_request_line')
    .select(['field', 'before', 'after'])
    .where('request_id', '=', request)
    .orderBy('id')
    .execute();
  return rows.map(({ field, before, after }) => ({
    field,
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
  }));
}

/** A request that the actor sees, locked until the transaction ends: of two who decide at once the second one finds it decided. */
export async function lockRequest(parts: RecordParts, transaction: Kysely<Tables>, id: number): Promise<Result<StoredRequest>> {
  if (!(await findRecord(parts, transaction, id, []))) return refuse(notFound);
  const row = await transaction.selectFrom('change_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? ok({ ...row, lines: await linesOf(transaction, id) }) : refuse(notFound);
}
