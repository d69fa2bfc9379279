import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '@axle/kernel';
import type { RecordRow, Resource } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import { Latest } from '../../../engine/answers/latest.ts';
import type { RecordsOf } from '../../../engine/records/records-of.ts';
import type { Session } from '../../../shell/session/session.ts';

/** Which of the user's tasks: their exports or their imports. */
export type OwnTasks = 'downList' | 'importTask';

/** Most tasks in a card. */
const most = 5;

const timeField = { downList: 'queuedAt', importTask: 'at' } as const satisfies Record<OwnTasks, string>;

/** The user's own latest exports or imports. */
export class OwnTasksStore {
  readonly page: OwnTasks;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  rows: readonly RecordRow[] = [];
  resource: Resource | undefined = undefined;
  refusal: Text | undefined = undefined;
  readonly #latest = new Latest();
  readonly #records: RecordsOf;
  readonly #session: Session;

  constructor(page: OwnTasks, records: RecordsOf, session: Session) {
    this.page = page;
    this.#records = records;
    this.#session = session;
    makeAutoObservable(this, { page: false, rows: observableRef, resource: observableRef, refusal: observableRef });
  }

  /** Whether a task is still on its way, so that looking again soon is worth it. */
  get underWay(): boolean {
    return this.rows.some(row => ['queued', 'running', 'uploaded', 'validating'].includes(String(row['state'])));
  }

  async load(): Promise<void> {
    const { userId } = this.#session;
    if (userId === undefined) return;
    if (this.page === 'downList') void this.#session.refreshDownloadCount();
    await this.#latest.ask(
      signal => this.#ask(userId, signal),
      ({ resource, reply }) =>
        runInAction(() => {
          this.resource = resource;
          this.state = reply.ok ? 'ready' : 'failed';
          this.refusal = reply.ok ? undefined : reply.refusal.message;
          if (reply.ok) this.rows = reply.value.rows;
        }),
    );
  }

  async #ask(userId: number, signal: AbortSignal) {
    const resource = (await loadPage('resourceCenter', this.page))?.resource;
    if (!resource) throw new Error(`the page ${this.page} has no resource`);
    const query = {
      filters: [{ field: 'by', op: 'eq' as const, value: userId }],
      sort: [{ field: timeField[this.page], descending: true }],
      limit: most,
    };
    return { resource, reply: await this.#records.of(resource, this.page).list(query, { signal }) };
  }

  retry(): void {
    this.state = 'loading';
    void this.load();
  }
}
