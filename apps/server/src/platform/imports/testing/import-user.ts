import { expect } from 'vitest';
import type { Reply, TestUser } from '../../jobs/testing/task-server.ts';

/** A task as its user sees it. */
export interface SeenTask {
  readonly id: number;
  readonly taskid: string;
  readonly state: string;
  readonly kind: string;
  readonly rows: number;
  readonly new_rows: number;
  readonly changed_rows: number;
  readonly same_rows: number;
  readonly bad_rows: number;
  readonly asks_reason: boolean;
  readonly notes?: string;
}

/** What a user does with imports of vehicles, step by step. */
export function importUser(user: TestUser, key = 'basic_vehicle_model') {
  const taskOf = async (taskid: string) => (await user.get('/task-center/import_task/get_detail', { taskid })).data as SeenTask;
  const settled = async (taskid: string) => {
    await expect
      .poll(async () => (await taskOf(taskid)).state, { timeout: 60_000, interval: 50 })
      .not.toMatch(/^(uploaded|validating|running)$/);
    return taskOf(taskid);
  };
  const taskIn = (reply: Reply) => {
    expect(reply).toMatchObject({ code: 200 });
    return reply.data as SeenTask;
  };
  const checkedFile = async (name: string, content: string | Uint8Array<ArrayBuffer>, fields: Readonly<Record<string, string>> = {}) =>
    settled(taskIn(await user.upload('/task-center/import', { key, dry_run: '1', again: '1', ...fields }, name, content)).taskid);
  return {
    checkedFile,
    settled,
    checked: (content: string, fields: Readonly<Record<string, string>> = {}) => checkedFile('file.csv', content, fields),
    confirmed: async ({ taskid }: SeenTask, words: { readonly reason?: string } = {}) => {
      expect(await user.post('/task-center/confirm', { taskid, ...words })).toMatchObject({ code: 200 });
      return settled(taskid);
    },
    badRows: async ({ taskid }: SeenTask) =>
      (
        (await user.get('/task-center/get_bad_rows', { taskid })).data as {
          rows: { row: number; cells: { column: string; value: string }[] }[];
        }
      ).rows,
    errors: async ({ taskid }: SeenTask) =>
      (
        (await user.get('/task-center/get_errors', { taskid, limit: 500 })).data as {
          rows: { row: number; column: string; message: string; value: string }[];
        }
      ).rows,
    mend: (task: SeenTask, rows: Readonly<Record<number, Readonly<Record<string, string>>>>) =>
      user.post('/task-center/mend', {
        taskid: task.taskid,
        rows: Object.entries(rows).map(([row, cells]) => ({
          row: Number(row),
          cells: Object.entries(cells).map(([column, value]) => ({ column, value })),
        })),
      }),
    reverted: async (task: SeenTask) => settled(taskIn(await user.post('/task-center/revert', { taskid: task.taskid })).taskid),
    revert: (task: SeenTask) => user.post('/task-center/revert', { taskid: task.taskid }),
  };
}
