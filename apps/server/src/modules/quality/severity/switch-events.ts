import type { HeldFile } from '@axle/page-kit';
import { type CountedClass, reasonByLot, type Severity, type SwitchReason, type SwitchState } from '@axle/quality';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lettersOf } from './switch-state-row.ts';

/** What changed a state, as it is kept. */
export interface SwitchEntry {
  readonly switchState: number;
  readonly at: string;
  readonly by: number;
  readonly from: Severity;
  readonly after: SwitchState;
  readonly why: SwitchReason;
  /** The lot that was counted; none for an approval. */
  readonly counted?: { readonly inspection: number; readonly lot: CountedClass['lot'] };
  readonly reason?: string;
  readonly files?: readonly HeldFile[];
}

/** The entry of a lot that was counted in one class. */
export const entryOfLot = (
  { lot, before, after }: CountedClass,
  of: Pick<SwitchEntry, 'switchState' | 'at' | 'by'> & { readonly inspection: number },
): SwitchEntry => {
  const { inspection, ...own } = of;
  return { ...own, from: before.severity, after, why: reasonByLot(before.severity, after.severity), counted: { inspection, lot } };
};

/** Entries written in one statement at most. */
const most = 1000;

/** Adds to the history of switching, in the order given. */
export async function addSwitchEntries(database: Kysely<Tables>, entries: readonly SwitchEntry[]): Promise<void> {
  const rows = entries.map(({ switchState, at, by, from, after, why, counted, reason, files }) => ({
    switch_state: switchState,
    inspection: counted?.inspection ?? null,
    verdict: counted ? (counted.lot.isAccepted ? ('accept' as const) : ('reject' as const)) : null,
    found: counted?.lot.found ?? null,
    accept: counted?.lot.accept ?? null,
    tighter_accept: counted?.lot.tighterAccept ?? null,
    from_severity: from,
    to_severity: after.severity,
    why,
    score: after.score,
    last_lots: lettersOf(after) ?? null,
    accepted_run: after.acceptedRun,
    tightened_rejects: after.tightenedRejects,
    reason: reason ?? null,
    files: files ? JSON.stringify(files) : null,
    by_user: by,
    at,
  }));
  for (let start = 0; start < rows.length; start += most)
    await database
      .insertInto('switch_event')
      .values(rows.slice(start, start + most))
      .execute();
}
