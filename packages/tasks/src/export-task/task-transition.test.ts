import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskEvents, taskStates } from '../testing.ts';
import { hasFile, mostAttempts, taskTransition, type TaskEvent, type TaskProgress } from './task-transition.ts';

const run = (events: readonly TaskEvent[]) =>
  events.reduce<TaskProgress>(
    (task, event) => {
      const next = taskTransition(task, event);
      return next.ok ? next.value : task;
    },
    { state: 'queued', attempt: 1 },
  );

describe('an export', () => {
  it('[T1] is leased, finished, kept and let go', () => {
    expect(run(['lease', 'finish'])).toEqual({ state: 'done', attempt: 1 });
    expect(run(['lease', 'finish', 'expire'])).toEqual({ state: 'expired', attempt: 1 });
  });

  it('[T1] begins again when its worker is lost, three times in total', () => {
    expect(run(['lease', 'lost'])).toEqual({ state: 'queued', attempt: 2 });
    expect(run(['lease', 'lost', 'lease', 'lost', 'lease', 'lost'])).toEqual({ state: 'failed', attempt: 3 });
  });

  it('[T1] may be retried when it failed, and cancelled before it ends', () => {
    expect(run(['lease', 'fail', 'retry'])).toEqual({ state: 'queued', attempt: 2 });
    expect(run(['cancel']).state).toBe('cancelled');
    expect(run(['lease', 'cancel']).state).toBe('cancelled');
  });

  it('[T1] refuses any other event', () => {
    expect(taskTransition({ state: 'queued', attempt: 1 }, 'finish')).toMatchObject({ ok: false, refusal: { code: 'BAD_TRANSITION' } });
    expect(taskTransition({ state: 'done', attempt: 1 }, 'cancel').ok).toBe(false);
  });

  it('[T1] has a file only when it is done', () => {
    expect(taskStates.filter(hasFile)).toEqual(['done']);
  });

  it('[T1] stays cancelled or expired for good', () => {
    fc.assert(
      fc.property(taskEvents(), fc.constantFrom('cancelled' as const, 'expired' as const), (event, state) => {
        expect(taskTransition({ state, attempt: 1 }, event).ok).toBe(false);
      }),
    );
  });

  it('[T1] makes by itself no more than three attempts', () => {
    fc.assert(
      fc.property(
        fc.array(
          taskEvents().filter(event => event !== 'retry'),
          { maxLength: 40 },
        ),
        events => {
          expect(run(events).attempt).toBeLessThanOrEqual(mostAttempts);
        },
      ),
    );
  });

  it('[T1] never counts attempts down', () => {
    fc.assert(
      fc.property(fc.array(taskEvents(), { maxLength: 40 }), taskEvents(), (events, event) => {
        expect(run([...events, event]).attempt).toBeGreaterThanOrEqual(run(events).attempt);
      }),
    );
  });
});
