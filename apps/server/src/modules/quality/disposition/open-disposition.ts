import { type RecordRow } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';

/** What is being done with a lot, locked, and what it is written by; nothing where nothing is under way. */
export async function openDisposition(database: Transaction<Tables>, caller: Actor, inspection: number) {
  const parts = ownParts(database, caller, 'lotDispositions');
  const [disposition] = await lockRows(
    database,
    parts,
    sql<boolean>`t.inspection = ${inspection} and t.state in ('open', 'approving', 'running')`,
  );
  return { parts, disposition };
}

/** The lot of a disposition, locked, and what it is written by. */
export async function lotOf(database: Transaction<Tables>, caller: Actor, disposition: RecordRow) {
  const parts = ownParts(database, caller, 'sampleJudgement');
  const [lot] = await lockById(database, parts, [Number(disposition['inspection'])]);
  if (lot?.['state'] !== 'rejected') throw new Error(`The lot of ${String(disposition['dispositionNo'])} is not rejected`);
  return { parts, lot };
}
