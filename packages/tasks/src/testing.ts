import fc from 'fast-check';
import type { TaskEvent, TaskState } from './export-task/task-transition.ts';
import type { ImportEvent } from './import-task/import-transition.ts';
import type { Recurrence } from './subscription/recurrence.ts';

/** Every state of an export. */
export const taskStates: readonly TaskState[] = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'];

/** Everything that may happen to an export. */
export const taskEvents = (): fc.Arbitrary<TaskEvent> => fc.constantFrom('lease', 'finish', 'fail', 'cancel', 'expire', 'retry', 'lost');

/** Everything that may happen to an import. */
export const importEvents = (): fc.Arbitrary<ImportEvent> =>
  fc.oneof(
    fc.constantFrom('validate' as const, 'confirm' as const, 'fail' as const, 'cancel' as const, 'lost' as const).map(kind => ({ kind })),
    fc.nat(3).map(badRows => ({ kind: 'checked' as const, badRows })),
    fc.record({ badRows: fc.nat(3), goodRows: fc.nat(3) }).map(counts => ({ kind: 'finish' as const, ...counts })),
  );

/** Cells as a file may hold them, formulas among them. */
export const cells = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', "'", "''", '=', '+', '-', '@', '\t', '\r'), fc.oneof(fc.string(), fc.double({ noNaN: true }).map(String)))
    .map(parts => parts.join(''));

/** Everything that a scheduled export may come round by. */
export const recurrences = (): fc.Arbitrary<Recurrence> => {
  const hour = fc.integer({ min: 0, max: 23 });
  return fc.oneof(
    fc.record({ rhythm: fc.constant('daily' as const), hour }),
    fc.record({ rhythm: fc.constant('weekly' as const), weekday: fc.integer({ min: 1, max: 7 }), hour }),
    fc.record({ rhythm: fc.constant('monthly' as const), monthDay: fc.integer({ min: 1, max: 31 }), hour }),
  );
};
