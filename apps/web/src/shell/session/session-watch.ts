import { idleLeft, isIdle } from '@axle/session';
import type { Clock } from '../../gateways/clock.ts';
import type { SessionStore } from './session.store.ts';

/** What the watch needs of the browser. */
export interface WatchedBrowser {
  readonly events: Pick<Window, 'addEventListener'>;
  readonly reload: () => void;
}

/** Longest that the reload waits for the server to hear of it. */
const patience = 2000;

const activities = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Reloads the app after 2 h without keyboard or mouse, and when another tab of this browser has put a different sign-in in place. */
export class SessionWatch {
  readonly #clock: Clock;
  readonly #session: SessionStore;
  readonly #browser: WatchedBrowser;
  #last = 0;
  #leaving = false;

  constructor(clock: Clock, session: SessionStore, browser: WatchedBrowser) {
    this.#clock = clock;
    this.#session = session;
    this.#browser = browser;
  }

  start(): void {
    const { events } = this.#browser;
    this.#last = this.#clock.now();
    for (const activity of activities)
      events.addEventListener(activity, () => (this.#last = this.#clock.now()), { passive: true, capture: true });
    events.addEventListener('focus', () => this.#onReturn());
    this.#wait();
  }

  /** A timer sleeps with the machine, so on return the clock is looked at. */
  #onReturn(): void {
    if (this.#session.isReplaced()) this.#browser.reload();
    else if (isIdle(this.#last, this.#clock.now())) this.#reloadIdle();
  }

  #wait(): void {
    this.#clock.after(idleLeft(this.#last, this.#clock.now()), () => {
      if (isIdle(this.#last, this.#clock.now())) this.#reloadIdle();
      else this.#wait();
    });
  }

  /** Reports the reload for the log of sign-ins; the app reloads once, whether or not the server replies. */
  #reloadIdle(): void {
    if (this.#leaving) return;
    this.#leaving = true;
    const reload = () => {
      if (!this.#leaving) return;
      this.#leaving = false;
      this.#browser.reload();
    };
    const callOff = this.#clock.after(patience, reload);
    void this.#session.reportIdle().finally(() => {
      callOff();
      reload();
    });
  }
}
