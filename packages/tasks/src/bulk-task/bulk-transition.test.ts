import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BulkEvent, type BulkState, bulkTransition, mostBulkRows, refuseBulkRows } from './bulk-transition.ts';

const run = (...events: readonly BulkEvent[]) =>
  events.reduce<{ readonly state: BulkState; readonly attempt: number }>(
    (task, event) => {
      const next = bulkTransition(task, event);
      return next.ok ? next.value : task;
    },
    { state: 'waiting', attempt: 1 },
  );
const [check, checked, confirm, lost, cancel] = (['check', 'checked', 'confirm', 'lost', 'cancel'] as const).map(kind => ({ kind }));
const events: fc.Arbitrary<BulkEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('check' as const, 'checked', 'confirm', 'fail', 'cancel', 'lost') }),
  fc.record({ kind: fc.constant('finish' as const), doneRows: fc.nat(5), refusedRows: fc.nat(5) }),
);

describe('a bulk action', () => {
  it('[T9] is checked, confirmed and done; with refused rows partly, with nothing else not at all', () => {
    const ended = (doneRows: number, refusedRows: number) =>
      run(check!, checked!, confirm!, { kind: 'finish', doneRows, refusedRows }).state;
    expect([ended(10, 0), ended(9_863, 137), ended(0, 3), ended(0, 0)]).toEqual(['done', 'partial', 'failed', 'done']);
  });

  it('[T9] never runs before it was checked and confirmed', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), list => {
        let task: { readonly state: BulkState; readonly attempt: number } = { state: 'waiting', attempt: 1 };
        const seen: BulkState[] = [];
        for (const event of list) {
          const next = bulkTransition(task, event);
          if (next.ok) task = next.value;
          if (task.state === 'running') expect(seen).toContain('ready');
          seen.push(task.state);
        }
      }),
    );
  });

  it('[T9] can be cancelled until it has ended, and once ended stays as it ended', () => {
    expect(run(check!, checked!, confirm!, cancel!).state).toBe('cancelled');
    fc.assert(
      fc.property(fc.constantFrom<BulkState>('done', 'partial', 'failed', 'cancelled'), events, (state, event) => {
        expect(bulkTransition({ state, attempt: 1 }, event).ok).toBe(false);
      }),
    );
  });

  it('[T9] goes on after its worker was lost, three times in total', () => {
    expect(run(check!, lost!)).toEqual({ state: 'waiting', attempt: 2 });
    expect(run(check!, checked!, confirm!, lost!)).toEqual({ state: 'running', attempt: 2 });
    expect(run(check!, checked!, confirm!, lost!, lost!, lost!)).toEqual({ state: 'failed', attempt: 3 });
  });

  it('[T9] takes 100,000 rows', () => {
    expect(refuseBulkRows(mostBulkRows)).toBeUndefined();
    expect(refuseBulkRows(mostBulkRows + 1)?.code).toBe('TOO_MANY_ROWS');
    expect(refuseBulkRows(5001, 5000)?.message.en).toContain('5,000');
  });
});
