import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../host/log.ts';

/** The platform's own queues, named after what their tasks do; modules contribute further ones with their workers. */
const ownQueues: readonly string[] = ['import', 'export', 'bulk', 'mail'];

/** Works at one task. Called again for a task that was worked at before: the handler claims it first, or does nothing. */
export type JobHandler = (taskId: number) => Promise<void>;

/** Notifies workers of queued tasks. The state of a task is in its own table; a message is only a hint, and may arrive twice. */
export interface JobQueue {
  /** Sends a task's turn; given a transaction, it counts when that commits. A task that waits already is not sent again. */
  send(queue: string, taskId: number, database?: Kysely<Tables>): Promise<void>;
  /** Makes this process look into a queue at once, after a commit. */
  wake(queue: string): void;
}

/** A queue that this process works at. */
export interface WorkedQueue extends JobQueue {
  work(queue: string, workers: number, handler: JobHandler): Promise<void>;
  /** Takes no more messages and waits a while for the handlers to end. */
  stop(): Promise<void>;
}

/** Longest that a message is out: far beyond any task, since the lease of the task decides whether its worker is alive. */
const longestHours = 23;

/** Opens the platform's queues and those of the modules in the schema `pgboss` of the database. A queue of both is a fault. */
export async function openJobQueue(pool: pg.Pool, log: Log, ofModules: Iterable<string> = []): Promise<WorkedQueue> {
  const names = [...ownQueues, ...ofModules];
  if (new Set(names).size < names.length) throw new Error(`two queues have one name: ${names.join(', ')}`);
  const boss = new PgBoss({ db: overPool(pool), schedule: false });
  boss.on('error', error => log.warn(`jobs: ${error.message}`));
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: longestHours * 3600, deleteAfterSeconds: 3600 });
  const workers: { readonly queue: string; readonly id: string }[] = [];
  return {
    async send(queue, taskId, database) {
      await boss.send(queue, { taskId }, { singletonKey: String(taskId), ...(database ? { db: inTransaction(database) } : {}) });
    },
    wake(queue) {
      for (const worker of workers) if (worker.queue === queue) boss.notifyWorker(worker.id);
    },
    async work(queue, count, handler) {
      for (let index = 0; index < count; index++) {
        const id = await boss.work<{ taskId: number }>(queue, { pollingIntervalSeconds: 2 }, async ([job]) => {
          if (job) await handler(job.data.taskId);
        });
        workers.push({ queue, id });
      }
    },
    stop: () => boss.stop({ close: false, graceful: true, timeout: 20_000 }),
  };
}

/** The queue reads values the driver's own way, not as our tables do. */
const overPool = (pool: pg.Pool): Db => ({
  executeSql: (text, values) => pool.query({ text, values: values as unknown[], types: pg.types }),
});

const inTransaction = (database: Kysely<Tables>): Db => ({
  async executeSql(text, values) {
    const { rows } = await database.executeQuery(CompiledQuery.raw(text, values as unknown[]));
    return { rows };
  },
});
