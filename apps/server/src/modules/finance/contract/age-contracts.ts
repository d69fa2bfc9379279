import { contractEnd, contractStanding, type ContractStanding, type ContractTerm } from '@axle/finance';
import type { LocalDate } from '@axle/kernel';
import { businessDay, type RecordRow } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** The transitions that bring a contract to the state of its dates. */
const ways: Readonly<Record<ContractStanding, string>> = { effective: 'prolong', expiring: 'nearEnd', expired: 'expire' };

/** [F10] A contract as its dates have it on a day; undefined where nothing changes. */
function aged(before: RecordRow, day: LocalDate): { readonly after: RecordRow; readonly transition: string } | undefined {
  const term = before as unknown as ContractTerm;
  const endDate = contractEnd(term, day);
  const state = contractStanding(term, day);
  if (state === before['state'] && endDate === term.endDate) return undefined;
  return { after: { ...before, state, endDate }, transition: ways[state] };
}

/** [F10] Has contracts expire, or prolong themselves, as the day comes; returns how many. */
export async function ageContracts(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const day = businessDay(now);
  return database.transaction().execute(async transaction => {
    const caller = { registry, access: unrestricted(1), now };
    const parts = ownParts(transaction, caller, 'contract');
    const due = await lockRows(
      transaction,
      parts,
      sql<boolean>`(t.state = 'effective' and t.end_date - t.notice_days <= ${day}::date
        or t.state in ('effective', 'expiring') and t.end_date < ${day}::date)`,
    );
    const found = due.flatMap(before => {
      const next = aged(before, day);
      return next ? [{ before, ...next }] : [];
    });
    for (const [transition, of] of Map.groupBy(found, ({ transition }) => transition)) {
      for (const [userId, own] of Map.groupBy(of, ({ before }) => Number(before['owner'] ?? before['createdBy'])))
        await updateRows(transaction, { ...parts, caller: { ...caller, access: unrestricted(userId) } }, own, {
          action: 'state',
          transition,
        });
    }
    return found.length;
  });
}
