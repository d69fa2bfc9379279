import { text } from '@axle/kernel';
import { reaction } from 'mobx';
import type { InboxMessage } from '@axle/wire';
import type { CallEvents } from '../../gateways/call-events.ts';
import type { Clock } from '../../gateways/clock.ts';
import { inboxText } from '../../text/inbox.ts';
import type { Messages } from '../messages.ts';
import type { Navigation } from '../navigation.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { InboxStore } from './inbox.store.ts';

/** Milliseconds between two looks: usually, and while an export that was just queued is expected. */
const pace = { usual: 30_000, soon: 4_000 };

/** How long after an export was queued it is expected. */
const expected = 120_000;

const tones = { info: 'good', todo: 'info', warn: 'warn' } as const;

/** What the watch needs. */
export interface InboxWatchParts {
  readonly inbox: InboxStore;
  readonly session: SessionStore;
  readonly messages: Messages;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly events: CallEvents;
  /** The document: nobody looks for news while it is out of sight. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

/**
 * Looks for new messages as long as somebody is signed in and the app is in sight. News is announced, and the badge of the
 * download centre asked again with it: one look serves both.
 */
export class InboxWatch {
  readonly #parts: InboxWatchParts;
  #expectedUntil = 0;
  #callOff: () => void = () => undefined;

  constructor(parts: InboxWatchParts) {
    this.#parts = parts;
  }

  start(): void {
    const { session, inbox, events, page, clock } = this.#parts;
    reaction(
      () => session.userId,
      user => {
        inbox.forget();
        if (user !== undefined) void this.#look();
      },
      { fireImmediately: true },
    );
    events.onQueued(() => {
      this.#expectedUntil = clock.now() + expected;
      this.#wait();
    });
    page.addEventListener('visibilitychange', () => void this.#look());
    this.#wait();
  }

  #wait(): void {
    const { clock } = this.#parts;
    this.#callOff();
    this.#callOff = clock.after(clock.now() < this.#expectedUntil ? pace.soon : pace.usual, () => {
      this.#wait();
      void this.#look();
    });
  }

  async #look(): Promise<void> {
    const { inbox, session, page } = this.#parts;
    if (session.userId === undefined || page.visibilityState !== 'visible') return;
    const news = await inbox.look();
    if (news.length === 0) return;
    news.forEach(message => this.#announce(message));
    void session.refreshDownloadCount();
  }

  #announce(message: InboxMessage): void {
    const { inbox, messages, navigation } = this.#parts;
    const open = () => {
      const address = inbox.addressOf(message);
      void inbox.read(message);
      if (address === undefined) inbox.show();
      else navigation.go(address);
    };
    const title = text(message.title_zh, message.title_en);
    messages.show(tones[message.level], title, { text: inboxText.open, run: open, kept: true });
  }
}
