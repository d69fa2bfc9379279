import { ok, refuse } from '@axle/kernel';
import { notFound, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

/** Makes the next version of a parent's BOM as a draft with the same components. */
export const copyBom: ActionHandler = ({ parts, targets: [target] }) =>
  inTransaction(parts.database, async transaction => {
    const [source] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!source) return refuse(notFound);
    if (source.version !== target?.version) return refuse(rowChanged);
    await sql`select pg_advisory_xact_lock(hashtext('bom'))`.execute(transaction);
    const { rows } = await sql<{ last: number }>`select max(bom_version) as last from bom where parent = ${source['parent']}`.execute(
      transaction,
    );
    const { parent, effectiveFrom, note, lines } = readablePart(parts, source);
    const copy = { parent, effectiveFrom, note, lines, bomVersion: (rows[0]?.last ?? 0) + 1 };
    const added = await addRecord({ ...parts, database: transaction }, copy);
    return added.ok ? ok([{ id: source.id, name: nameFor(parts)(source) }]) : added;
  });
