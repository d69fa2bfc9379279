import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '@axle/kernel';
import { menuPages } from '@axle/permissions';
import { type InboxMessage, type InboxPage, officePaths } from '@axle/wire';
import type { OfficeClient } from '../../gateways/office-client.ts';
import { inboxText } from '../../text/inbox.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { SessionStore } from '../session/session.store.ts';

/** The tabs of the inbox. */
export const inboxTabs = ['all', 'unread', 'todo', 'warn'] as const;

/** A tab of the inbox. */
export type InboxTab = (typeof inboxTabs)[number];

/** Messages that are shown at first, and that each "more" adds; the server answers at most 200. */
const portion = 20;
const most = 200;

/** Unread messages that a look brings: more than that many new ones are not announced one by one. */
const latest = 5;

/** What the inbox stands on. */
export interface InboxParts {
  readonly office: OfficeClient;
  readonly session: SessionStore;
  readonly dialogs: Dialogs;
}

const conditions: Readonly<Record<InboxTab, object>> = {
  all: {},
  unread: { unread: true },
  todo: { level: 'todo' },
  warn: { level: 'warn' },
};

/** The signed-in user's messages: how many are unread, and the inbox while it is open. */
export class InboxStore {
  unread = 0;
  isOpen = false;
  tab: InboxTab = 'all';
  state: 'loading' | 'ready' | 'failed' = 'loading';
  list: readonly InboxMessage[] = [];
  total = 0;
  refusal: Text | undefined = undefined;
  #size = portion;
  /** Counts whatever makes an answer under way too old to be shown. */
  #turn = 0;
  /** The newest message known; undefined before the first look. */
  #newest: number | undefined = undefined;
  readonly #parts: InboxParts;

  constructor(parts: InboxParts) {
    this.#parts = parts;
    makeAutoObservable(this, { list: observableRef, refusal: observableRef });
  }

  get hasMore(): boolean {
    return this.list.length < Math.min(this.total, most);
  }

  show(): void {
    this.isOpen = true;
    this.#size = portion;
    this.#reload('loading');
  }

  hide(): void {
    this.isOpen = false;
    this.list = [];
  }

  choose(tab: InboxTab): void {
    this.tab = tab;
    this.#size = portion;
    this.#reload('loading');
  }

  retry(): void {
    this.#reload('loading');
  }

  more(): void {
    this.#size = Math.min(this.#size + portion, most);
    this.#reload(this.state);
  }

  /** Looks for news: counts what is unread, and answers the messages that have come since the last look, oldest first. */
  async look(): Promise<readonly InboxMessage[]> {
    const [turn, before] = [this.#turn, this.#newest];
    const reply = await this.#parts.office.post(officePaths.messages, { unread: true, size: latest }, { quiet: true });
    if (!reply.ok || turn !== this.#turn) return [];
    const { list, unread } = reply.value as InboxPage;
    const news = before === undefined ? [] : list.filter(({ id }) => id > before).toReversed();
    runInAction(() => {
      this.unread = unread;
      this.#newest = Math.max(before ?? 0, list[0]?.id ?? 0);
    });
    if (news.length > 0 && this.isOpen) this.#reload(this.state);
    return news;
  }

  read(message: InboxMessage): Promise<void> {
    return this.#change(officePaths.readMessages, { ids: [message.id] });
  }

  readAll(): Promise<void> {
    return this.#change(officePaths.readAllMessages, this.#seen());
  }

  remove(message: InboxMessage): Promise<void> {
    return this.#change(officePaths.deleteMessages, { ids: [message.id] });
  }

  /** Empties the inbox after a question. */
  async removeAll(): Promise<void> {
    const seen = this.#seen();
    const { removeAllTitle: title, removeAllText: text, removeAll: confirm } = inboxText;
    if (await this.#parts.dialogs.confirm({ title, text, confirm, tone: 'danger' }))
      await this.#change(officePaths.deleteAllMessages, seen);
  }

  /** Where a message leads, as far as its page is the user's; undefined otherwise. */
  addressOf({ link_page, link_record, link_part }: InboxMessage): string | undefined {
    const entry = menuPages(this.#parts.session.menu).find(({ page }) => page.uniqueKey === link_page);
    if (!entry) return undefined;
    if (link_record === null) return entry.page.path;
    return `${entry.page.path}?record=${link_record}${link_part ? `&part=${link_part}` : ''}`;
  }

  forget(): void {
    this.#turn += 1;
    this.#newest = undefined;
    this.unread = 0;
    this.total = 0;
    this.hide();
  }

  /** What has come since the last look was not in view, so it is neither read nor deleted with the rest. */
  #seen(): { readonly up_to?: number } {
    const newest = Math.max(this.#newest ?? 0, this.list[0]?.id ?? 0);
    return newest > 0 ? { up_to: newest } : {};
  }

  async #change(path: string, content: object): Promise<void> {
    this.#turn += 1;
    const reply = await this.#parts.office.post(path, content);
    if (!reply.ok) return;
    runInAction(() => (this.unread = (reply.value as { readonly unread: number }).unread));
    if (this.isOpen) this.#reload(this.state);
  }

  #reload(meanwhile: InboxStore['state']): void {
    this.state = meanwhile;
    void this.#load(++this.#turn);
  }

  async #load(turn: number): Promise<void> {
    const content = { size: this.#size, ...conditions[this.tab] };
    const reply = await this.#parts.office.post(officePaths.messages, content, { quiet: true });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.state = reply.ok ? 'ready' : 'failed';
      this.refusal = reply.ok ? undefined : reply.refusal.message;
      if (!reply.ok) return;
      const { list, total, unread } = reply.value as InboxPage;
      Object.assign(this, { list, total, unread });
    });
  }
}
