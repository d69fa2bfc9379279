import { type InboxMessage, type InboxPage, officePaths } from '@axle/wire';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { OfficeClient } from '../../../gateways/office-client.ts';
import type { InboxStore } from '../../../shell/inbox/inbox.store.ts';
import { AskedStore } from './asked.store.ts';

/** The tabs of the messages on the workplace. */
export const messageTabs = ['all', 'unread', 'approval'] as const;

/** A tab of the messages. */
export type MessageTab = (typeof messageTabs)[number];

/** Messages in sight. */
const most = 6;

const conditions: Readonly<Record<MessageTab, object>> = { all: {}, unread: { unread: true }, approval: { kind: 'approval' } };

/** The newest messages on the workplace; reading and deleting go through the inbox, whose badge counts with it. */
export class HomeMessagesStore {
  tab: MessageTab = 'all';
  readonly asked: AskedStore<InboxPage>;
  readonly inbox: InboxStore;

  constructor(office: OfficeClient, inbox: InboxStore) {
    this.inbox = inbox;
    this.asked = new AskedStore(() => office.post(officePaths.messages, { size: most, ...conditions[this.tab] }, { quiet: true }));
    makeAutoObservable(this, { asked: observableRef, inbox: false });
  }

  /** Follows the badge: messages that are read, deleted or new elsewhere are so here. Returns the function that stops it. */
  watch(): () => void {
    return reaction(
      () => [this.inbox.unread, this.tab],
      () => void this.asked.load(),
      { fireImmediately: true },
    );
  }

  /** The messages of another tab leave the screen at once, so that none of them is read or deleted in place of one that comes. */
  choose(tab: MessageTab): void {
    if (tab !== this.tab) this.asked.leave();
    this.tab = tab;
  }

  async read(message: InboxMessage): Promise<void> {
    await this.inbox.read(message);
  }

  async readAll(): Promise<void> {
    await this.inbox.readAll();
    await this.asked.load();
  }

  async remove(message: InboxMessage): Promise<void> {
    await this.inbox.remove(message);
    await this.asked.load();
  }

  async removeAll(): Promise<void> {
    await this.inbox.removeAll();
    await this.asked.load();
  }
}
