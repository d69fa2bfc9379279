import type { Refusal, Result } from '@axle/kernel';
import { mainPaths, type UsersTab } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import { saveReply } from '../../../engine/files/save-file.ts';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** What is exported for an access review. */
export type ReviewExport = 'exportPagePermission' | 'exportDataPermission';

/** A page or a code that users have, or have not. */
export interface SoughtRight {
  readonly right: string;
  readonly lacks: boolean;
}

/** One tab of the page of users: what it shows, and the calls of its buttons. */
export class UsersStore {
  tab: string;
  shown: UsersTab | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  /** What the server narrows the users of the tab to: those who have a page or a code, or have not. */
  sought: SoughtRight = { right: '', lacks: false };
  busy = false;
  private readonly main: MainClient;
  private readonly latest = new Latest();

  constructor(main: MainClient, tab: string) {
    [this.main, this.tab] = [main, tab];
    makeAutoObservable<UsersStore, 'main' | 'latest'>(this, {
      main: false,
      latest: false,
      shown: observableRef,
      refusal: observableRef,
      sought: observableRef,
    });
  }

  async load(): Promise<void> {
    const { tab, sought } = this;
    const narrowed = sought.right === '' ? {} : { sought: sought.right, ...(sought.lacks ? { lacks: 'yes' } : {}) };
    await this.latest.ask(
      signal => this.main.get(mainPaths.usersTab, { tab, ...narrowed }, { quiet: true, signal }),
      reply =>
        runInAction(() => {
          this.shown = reply.ok ? (reply.value as UsersTab) : undefined;
          this.refusal = reply.ok ? undefined : reply.refusal;
        }),
    );
  }

  /** Narrows the tab to those who have a right, or have not. */
  async seek(sought: SoughtRight): Promise<void> {
    const before = this.sought;
    this.sought = sought;
    // whether who has it or who has it not makes no difference where nothing is sought
    if (before.right !== sought.right || sought.right !== '') await this.load();
  }

  /** Makes a change; if it was granted the tab is loaded again. */
  async change(path: string, body: object): Promise<Result<unknown, CallRefusal>> {
    this.busy = true;
    const reply = await this.main.post(path, body, { quiet: true });
    if (reply.ok) await this.load();
    runInAction(() => (this.busy = false));
    return reply;
  }

  /** Asks without changing anything. */
  ask(path: string, body: object): Promise<Result<unknown, CallRefusal>> {
    return this.main.post(path, body, { quiet: true });
  }

  /** Hands the review of the tab to the user as a file; of these users where some are chosen. */
  async export(what: ReviewExport, users?: readonly number[]): Promise<Refusal | undefined> {
    this.busy = true;
    const reply = await this.main.fileByPost(mainPaths.exportRights, { tab: this.tab, what, ...(users ? { users } : {}) }, { quiet: true });
    runInAction(() => (this.busy = false));
    if (reply.ok) saveReply(reply.value);
    return reply.ok ? undefined : reply.refusal;
  }
}
