import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import {
  type CountedClass,
  countLot,
  countsForSwitching,
  type DefectClass,
  type FoundClass,
  stoppedRefusals,
  type SwitchState,
} from '@axle/quality';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { addSwitchEntries, entryOfLot } from './switch-events.ts';
import { rowOf, stateOf } from './switch-state-row.ts';
import { ofGoods, switchedGoods, type SwitchedGoods } from './switched-goods.ts';

/** A lot whose verdict is signed: what was found in each class, and whether all of it is accepted. */
export interface SignedLot {
  readonly inspection: RecordRow;
  readonly classes: readonly FoundClass[];
  readonly isAccepted: boolean;
}

type Parts = RecordParts & { readonly database: Transaction<Tables> };

/** The transitions that lots bring about, by where they lead from and to. */
const transitions: Readonly<Record<string, string>> = {
  'normal tightened': 'tighten',
  'tightened normal': 'recover',
  'tightened discontinued': 'discontinue',
  'reduced normal': 'endReduced',
};

/** The states of goods, locked: who judges another lot of them waits, also where there is no state yet. */
async function lockStates({ database, ...parts }: Parts, goods: SwitchedGoods): Promise<ReadonlyMap<DefectClass, RecordRow>> {
  const key = `switching ${goods.supplier} ${goods.category} ${goods.inspectType}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(database);
  const rows = await lockRows(database, { ...parts, database }, ofGoods(goods));
  return new Map(rows.map(row => [row['defectClass'] as DefectClass, row]));
}

/** Keeps a state as a lot left it; answers its id. */
async function keep(parts: Parts, goods: SwitchedGoods, { defectClass, before, after }: CountedClass, row?: RecordRow): Promise<number> {
  const now = parts.caller.now.toISOString();
  if (!row) {
    const values = { ...goods, defectClass, ...rowOf(after), since: now };
    const [added] = await insertRows(parts.database, parts, [values], { action: 'add' });
    return added!.id;
  }
  const transition = transitions[`${before.severity} ${after.severity}`];
  const next = { ...row, ...rowOf(after), ...(transition === undefined ? {} : { since: now }) };
  const reason = transition === undefined ? ({ action: 'update' } as const) : ({ action: 'state', transition } as const);
  await updateRows(parts.database, parts, [{ before: row, after: next }], reason);
  return row.id;
}

/**
 * [Q6] [Q22] [Q23] Counts a lot whose verdict is signed in the states of its classes, in the transaction of the verdict. Refuses to accept
 * one while a class is discontinued. Re-inspections and patrols count for nothing.
 */
export async function switchByLot(
  database: Transaction<Tables>,
  caller: Actor,
  { inspection, classes, isAccepted }: SignedLot,
): Promise<readonly Refusal[]> {
  const parts = ownParts(database, caller, 'switching');
  const goods = await switchedGoods(database, inspection);
  const rows = await lockStates(parts, goods);
  const states = new Map([...rows].map(([defectClass, row]): [DefectClass, SwitchState] => [defectClass, stateOf(row)]));
  const stopped = stoppedRefusals(new Map([...states].map(([defectClass, { severity }]) => [defectClass, severity])));
  if (isAccepted && stopped.length > 0) return stopped;
  if (!countsForSwitching({ type: goods.inspectType, round: Number(inspection['round']) })) return [];
  const [at, by] = [caller.now.toISOString(), caller.access.userId];
  const entries = [];
  for (const counted of countLot(states, classes)) {
    const switchState = await keep(parts, goods, counted, rows.get(counted.defectClass));
    entries.push(entryOfLot(counted, { switchState, at, by, inspection: inspection.id }));
  }
  await addSwitchEntries(database, entries);
  return [];
}
