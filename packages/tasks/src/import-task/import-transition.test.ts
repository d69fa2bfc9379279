import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importEvents } from '../testing.ts';
import { type ImportEvent, type ImportMode, type ImportProgress, importTransition } from './import-transition.ts';

const begin = (mode: ImportMode): ImportProgress => ({ state: 'uploaded', mode, attempt: 1 });
const run = (mode: ImportMode, ...events: readonly ImportEvent[]) =>
  events.reduce((task, event) => {
    const next = importTransition(task, event);
    return next.ok ? next.value : task;
  }, begin(mode));
const checked = (badRows: number): readonly ImportEvent[] => [{ kind: 'validate' }, { kind: 'checked', badRows }];
const finish = (badRows: number, goodRows: number): readonly ImportEvent[] => [{ kind: 'confirm' }, { kind: 'finish', badRows, goodRows }];
const modes = fc.constantFrom<ImportMode[]>('all_or_nothing', 'per_document', 'per_row');

describe('an import', () => {
  it('[T6] is checked, confirmed and written', () => {
    expect(run('per_row', ...checked(0)).state).toBe('ready');
    expect(run('per_row', ...checked(0), ...finish(0, 5)).state).toBe('done');
  });

  it('[T6] with bad rows writes the others, or fails when there are none', () => {
    expect(run('per_row', ...checked(3), ...finish(3, 997)).state).toBe('partial');
    expect(run('per_document', ...checked(3), ...finish(3, 38)).state).toBe('partial');
    expect(run('per_row', ...checked(3), ...finish(3, 0)).state).toBe('failed');
  });

  it('[T6] of all or nothing is not confirmed with a bad row', () => {
    expect(run('all_or_nothing', ...checked(1), { kind: 'confirm' }).state).toBe('has_errors');
    expect(run('all_or_nothing', ...checked(0), { kind: 'confirm' }).state).toBe('running');
  });

  it('[T6] may be cancelled until it runs', () => {
    for (const events of [[], checked(0), checked(1), [{ kind: 'validate' }] as const])
      expect(run('per_row', ...events, { kind: 'cancel' }).state).toBe('cancelled');
    expect(run('per_row', ...checked(0), { kind: 'confirm' }, { kind: 'cancel' }).state).toBe('running');
  });

  it('[T6] goes on after its worker was lost, three times in total', () => {
    const lost: ImportEvent = { kind: 'lost' };
    expect(run('per_row', { kind: 'validate' }, lost)).toMatchObject({ state: 'uploaded', attempt: 2 });
    expect(run('per_row', ...checked(0), { kind: 'confirm' }, lost)).toMatchObject({ state: 'running', attempt: 2 });
    expect(run('per_row', ...checked(0), { kind: 'confirm' }, lost, lost, lost)).toMatchObject({ state: 'failed', attempt: 3 });
  });

  it('[T6] refuses events out of order', () => {
    expect(importTransition(begin('per_row'), { kind: 'confirm' })).toMatchObject({ ok: false, refusal: { code: 'BAD_TRANSITION' } });
  });

  it('[T6] once ended stays as it ended', () => {
    fc.assert(
      fc.property(
        modes,
        fc.constantFrom('done' as const, 'partial' as const, 'failed' as const, 'cancelled' as const),
        importEvents(),
        (mode, state, event) => {
          expect(importTransition({ ...begin(mode), state }, event).ok).toBe(false);
        },
      ),
    );
  });

  it('[T6] of all or nothing never runs past a bad row', () => {
    fc.assert(
      fc.property(fc.array(importEvents(), { maxLength: 30 }), events => {
        let task = begin('all_or_nothing');
        let bad = false;
        for (const event of events) {
          const next = importTransition(task, event);
          if (!next.ok) continue;
          if (event.kind === 'checked') bad = event.badRows > 0;
          task = next.value;
          if (task.state === 'running') expect(bad).toBe(false);
        }
      }),
    );
  });
});
