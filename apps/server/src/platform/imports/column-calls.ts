import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { Caller } from '../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { taskInput, type WhichTask } from '../jobs/task-source.ts';
import { columnChoice } from './column-choice.ts';
import type { ImportParts, ImportTaskRow } from './import-work.ts';
import { importHead, matchColumns } from './match-columns.ts';

/** Does something with an import of a person who may still import there. */
type Permitted = (caller: Caller, which: WhichTask, act: (task: ImportTaskRow) => Promise<Answer>) => Promise<Answer>;

/** The calls that match the columns of a file whose header is not understood. */
export const columnCalls = (
  parts: ImportParts,
  permitted: Permitted,
  read: (caller: Caller, id: number) => Promise<Answer>,
): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.importHead,
    input: taskInput,
    handle: (caller, which) => permitted(caller, which, task => importHead({ ...parts, now: () => caller.now }, task, caller.language)),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.importColumns,
    input: z.intersection(taskInput, columnChoice),
    handle: (caller, { headerRow, columns, ...which }) =>
      permitted(caller, which, async task => {
        const again = await matchColumns({ ...parts, now: () => caller.now }, caller, task, { headerRow, columns });
        return again.ok ? read(caller, again.value.id) : again;
      }),
  }),
];
