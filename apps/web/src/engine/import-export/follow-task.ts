import type { Refusal, Result } from '@axle/kernel';
import { type ImportTask, importUnderWay, type TaskCenter } from './task-center.ts';

/** Who asks for a task, with what, and who hears the answers. */
interface Following {
  readonly center: Pick<TaskCenter, 'task'>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly current: () => ImportTask | undefined;
  readonly heard: (task: ImportTask, reply: Result<ImportTask, Refusal>) => void;
}

/** Asks for a task until it waits for its user or has ended; false where another took its place, or nobody answers any more. */
export async function followTask({ center, wait, current, heard }: Following): Promise<boolean> {
  for (let pause = 150, task = current(); task && importUnderWay.includes(task.state); pause = Math.min(1000, pause * 1.5)) {
    await wait(pause);
    task = current();
    if (!task || !importUnderWay.includes(task.state)) return false;
    const reply = await center.task(task.taskid, task.id);
    if (current()?.taskid !== task.taskid) return false;
    heard(task, reply);
    if (!reply.ok && pause >= 1000) return false;
    task = current();
  }
  return true;
}
