import type { Refusal } from '@axle/kernel';
import { asksToProlong } from '@axle/session';
import { officePaths, type ProlongReply } from '@axle/wire';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Broadcast } from '../../gateways/broadcast.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { OfficeClient } from '../../gateways/office-client.ts';
import { prolongText } from '../../text/prolong.ts';
import type { Messages } from '../messages.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { SignatureCookie } from '../session/signature-cookie.ts';

/** How often the time left is checked: a timer of a year is not possible, and timers sleep with the machine. */
const every = 30_000;

const prolonged = 'axle.prolonged';

/** What the dialog stands on. */
export interface ProlongParts {
  readonly session: SessionStore;
  readonly office: OfficeClient;
  readonly cookie: SignatureCookie;
  readonly messages: Messages;
  readonly broadcast: Broadcast;
  readonly clock: Clock;
}

/**
 * A sign-in that is about to end asks for the password over the page, and goes on without leaving it. The server knows when it ends; calls
 * and other tabs may have prolonged it meanwhile.
 */
export class ProlongStore {
  isOpen = false;
  password = '';
  busy = false;
  refusal: Refusal | undefined = undefined;
  /** When the sign-in ends by this machine's clock; undefined while nobody knows. */
  end: number | undefined = undefined;
  private putOff = false;
  private readonly parts: ProlongParts;

  constructor(parts: ProlongParts) {
    this.parts = parts;
    makeAutoObservable<ProlongStore, 'parts'>(this, { refusal: observableRef, parts: false });
  }

  /** Looks on from now. */
  start(): void {
    const { session, clock, broadcast } = this.parts;
    reaction(
      () => session.recheck,
      recheck => this.learn(recheck?.sign_in_seconds_left),
      { fireImmediately: true },
    );
    clock.every(every, () => void this.look());
    broadcast.listen(message => {
      if (message === prolonged && session.userId !== undefined) void session.recheckNow();
    });
  }

  type(text: string): void {
    this.password = text;
    this.refusal = undefined;
  }

  /** Puts the question off: it comes once more before the end. */
  later(): void {
    this.close();
    this.putOff = true;
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    if (this.password === '') {
      this.refusal = { code: 'REQUIRED', message: prolongText.needed };
      return;
    }
    const { office, cookie, messages, broadcast, session } = this.parts;
    const signature = cookie.read();
    this.busy = true;
    const reply = await office.post(officePaths.prolong, { password: this.password }, { quiet: true });
    runInAction(() => {
      this.busy = false;
      this.refusal = reply.ok ? undefined : reply.refusal;
    });
    if (!reply.ok || signature === undefined || signature !== cookie.read()) return;
    cookie.set(signature, (reply.value as ProlongReply).remember);
    this.close();
    messages.show('good', prolongText.done);
    broadcast.send(prolonged);
    await session.recheckNow();
  }

  /** Asks the server before the user: it alone knows what calls and other tabs have done in the meantime. */
  private async look(): Promise<void> {
    if (this.isOpen || !this.isNear) return;
    await this.parts.session.recheckNow();
    runInAction(() => (this.isOpen = this.isNear));
  }

  private get isNear(): boolean {
    return this.end !== undefined && asksToProlong(this.end, this.parts.clock.now(), this.putOff);
  }

  private learn(secondsLeft: number | undefined): void {
    this.end = secondsLeft === undefined ? undefined : this.parts.clock.now() + secondsLeft * 1000;
    if (this.end !== undefined && asksToProlong(this.end, this.parts.clock.now(), false)) return;
    this.close();
    this.putOff = false;
  }

  private close(): void {
    Object.assign(this, { isOpen: false, password: '', refusal: undefined });
  }
}
