import { logoutDelay } from '@axle/session';
import type { Broadcast } from '../../gateways/broadcast.ts';
import type { CallEvents, SignedOut } from '../../gateways/call-events.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { PendingCalls } from '../../gateways/pending-calls.ts';
import type { Messages } from '../messages.ts';
import type { Navigation } from '../navigation.ts';
import type { SessionStore } from './session.store.ts';
import type { UnsavedWork } from '../workspace/unsaved-work.ts';
import type { SignatureCookie } from './signature-cookie.ts';

const loggedOut = 'axle.loggedOut';

/** What the end of a session needs. */
export interface SessionEndParts {
  readonly session: SessionStore;
  readonly cookie: SignatureCookie;
  readonly pending: PendingCalls;
  readonly messages: Messages;
  readonly navigation: Navigation;
  readonly broadcast: Broadcast;
  readonly clock: Clock;
  readonly work: Pick<UnsavedWork, 'keep' | 'discard' | 'settle'>;
}

/**
 * Ends the session: by sign-out here or in another tab of this browser, or because a gateway answered 9998 or 9999. The cookie is
 * cleared, pending calls are cancelled, the login page comes. What was typed and not saved waits for the same user, unless it was
 * this user who signed out here and let it go.
 */
export class SessionEnd {
  readonly #parts: SessionEndParts;
  #leaving = false;

  constructor(parts: SessionEndParts, events: CallEvents) {
    this.#parts = parts;
    events.onSignedOut(event => this.#refused(event));
    parts.broadcast.listen(message => {
      if (message === loggedOut) this.#leave(0);
    });
  }

  /** The user signs out, once what saves itself is saved. */
  async signOut(): Promise<void> {
    await this.#parts.work.settle();
    await this.#parts.session.signOut();
    this.#parts.work.discard();
    this.#leave(logoutDelay('byUser'), '/login');
    this.#parts.broadcast.send(loggedOut);
  }

  #refused({ gateway, message, signature }: SignedOut): void {
    // several calls are refused together, and a late reply to an old signature must not end a new session
    const { cookie, session } = this.#parts;
    const nobody = signature === undefined && session.userId === undefined;
    if (this.#leaving || nobody || signature !== cookie.read()) return;
    this.#parts.messages.show('warn', message);
    this.#leave(logoutDelay(gateway === 'main' ? 'mainSignedOut' : 'officeSignedOut'));
    this.#parts.broadcast.send(loggedOut);
  }

  #leave(delay: number, address?: string): void {
    const { cookie, pending, session, navigation, clock, work } = this.#parts;
    cookie.clear();
    pending.cancelAll();
    this.#leaving = true;
    const go = () => {
      this.#leaving = false;
      const here = navigation.here();
      if (here.startsWith('/login') || cookie.read() !== undefined) return;
      work.keep();
      session.forget();
      navigation.go(address ?? `/login?redirect=${encodeURIComponent(here)}`, { replace: true });
    };
    if (delay === 0) go();
    else clock.after(delay, go);
  }
}
