import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '@axle/kernel';
import { type EnumOption, optionOf, type Resource } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import { officePaths } from '@axle/wire';
import { Latest } from '../../engine/answers/latest.ts';
import type { OfficeClient } from '../../gateways/office-client.ts';
import type { SessionStore } from '../session/session.store.ts';

/** One entry of the user's own login log, as the office system returns it. */
export interface OwnSignIn {
  readonly id: number;
  readonly at: string;
  readonly event: string;
  readonly result: string;
  readonly ip: string;
  readonly agent: string;
}

/** Entries that are shown at first, and that each "more" adds; the server answers at most 200. */
const portion = 20;
const most = 200;

/** The user's own sign-ins, asked for when they are looked at. */
export class OwnSignInsStore {
  isOpen = false;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  list: readonly OwnSignIn[] = [];
  total = 0;
  refusal: Text | undefined = undefined;
  #size = portion;
  #fields: Resource['fields'] = {};
  readonly #latest = new Latest();
  readonly #office: OfficeClient;
  readonly #session: SessionStore;

  constructor(office: OfficeClient, session: SessionStore) {
    this.#office = office;
    this.#session = session;
    makeAutoObservable(this, { list: observableRef, refusal: observableRef });
  }

  get hasMore(): boolean {
    return this.list.length < Math.min(this.total, most);
  }

  show(): void {
    this.isOpen = true;
    this.#size = portion;
    this.retry();
  }

  hide(): void {
    this.#latest.giveUp();
    this.isOpen = false;
    this.list = [];
  }

  retry(): void {
    this.state = 'loading';
    void this.#load();
  }

  more(): void {
    this.#size = Math.min(this.#size + portion, most);
    void this.#load();
  }

  /** How the login log page names an event or a result. */
  optionOf(field: 'event' | 'result', code: string): EnumOption | undefined {
    const definition = this.#fields[field];
    return definition?.kind === 'enum' ? optionOf(definition.options, code) : undefined;
  }

  async #load(): Promise<void> {
    const account = this.#session.recheck?.user.account;
    const size = this.#size;
    await this.#latest.ask(
      signal =>
        Promise.all([loadPage('logs', 'loginLog'), this.#office.post(officePaths.loginList, { account, size }, { quiet: true, signal })]),
      ([page, reply]) =>
        runInAction(() => {
          this.#fields = page?.resource?.fields ?? {};
          this.state = reply.ok ? 'ready' : 'failed';
          this.refusal = reply.ok ? undefined : reply.refusal.message;
          if (reply.ok) Object.assign(this, reply.value as { readonly list: readonly OwnSignIn[]; readonly total: number });
        }),
    );
  }
}
