import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Refusal } from '@axle/kernel';
import { checkNewPassword, passwordPrompt, type PasswordPrompt } from '@axle/session';
import { type ChangePasswordRequest, officePaths } from '@axle/wire';
import type { Clock } from '../../gateways/clock.ts';
import type { OfficeClient } from '../../gateways/office-client.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import { passwordText } from '../../text/password.ts';
import type { Messages } from '../messages.ts';
import type { SessionStore } from '../session/session.store.ts';

const key = 'axle.passwordReminded';

const none: PasswordPrompt = { kind: 'none', daysLeft: 0, blocking: false };

/** The password dialog: opened by the user, or automatically when the password's age requires it. */
export class PasswordStore {
  asked = false;
  old = '';
  password = '';
  repeat = '';
  busy = false;
  refusals: readonly Refusal[] = [];
  /** Day on which the reminder was last put off: it comes once a day. */
  remindedOn: unknown;
  readonly #parts: PasswordParts;

  constructor(parts: PasswordParts) {
    this.#parts = parts;
    this.remindedOn = parts.values.read(key);
    makeAutoObservable(this, { refusals: observableRef });
  }

  /** What the password's age demands now. */
  get prompt(): PasswordPrompt {
    const { recheck } = this.#parts.session;
    if (!recheck) return none;
    const { first_login, ninety_days_password_not_change, need_popup, password_expired_time } = recheck;
    return passwordPrompt(
      {
        firstLogin: first_login,
        ninetyDaysPasswordNotChange: ninety_days_password_not_change,
        needPopup: need_popup,
        passwordExpiredTime: password_expired_time,
      },
      this.#parts.clock.now() / 1000,
    );
  }

  /** Whether the server answers nothing yet but the change: there is nothing to show behind the dialog. */
  get isAlone(): boolean {
    const { recheck } = this.#parts.session;
    return recheck !== undefined && (recheck.first_login || recheck.ninety_days_password_not_change);
  }

  get isOpen(): boolean {
    const { kind, blocking } = this.prompt;
    return this.asked || blocking || (kind === 'expiring' && this.remindedOn !== this.#today());
  }

  show(): void {
    this.asked = true;
  }

  /** Puts the dialog away; a blocking one stays. */
  hide(): void {
    if (this.prompt.kind === 'expiring') {
      this.remindedOn = this.#today();
      this.#parts.values.write(key, this.remindedOn);
    }
    this.#clear();
  }

  type(part: 'old' | 'password' | 'repeat', text: string): void {
    this[part] = text;
    this.refusals = [];
  }

  async submit(): Promise<void> {
    const { session, office, messages } = this.#parts;
    const account = session.recheck?.user.account ?? '';
    const missing: Refusal[] = this.old === '' ? [{ code: 'REQUIRED', field: 'old', message: passwordText.oldNeeded }] : [];
    this.refusals = [...missing, ...checkNewPassword({ password: this.password, repeat: this.repeat, account })];
    if (this.busy || this.refusals.length > 0) return;
    this.busy = true;
    const request: ChangePasswordRequest = { old_password: this.old, new_password: this.password, repeat: this.repeat };
    const reply = await office.post(officePaths.changePassword, request, { quiet: true });
    runInAction(() => {
      this.busy = false;
      this.refusals = reply.ok ? [] : [reply.refusal];
    });
    if (!reply.ok) return;
    messages.show('good', passwordText.changed);
    await session.loadAgain();
    this.#clear();
  }

  #today(): string {
    return new Date(this.#parts.clock.now()).toDateString();
  }

  #clear(): void {
    this.asked = false;
    this.old = '';
    this.password = '';
    this.repeat = '';
    this.refusals = [];
  }
}

/** What the dialog stands on. */
export interface PasswordParts {
  readonly session: SessionStore;
  readonly office: OfficeClient;
  readonly messages: Messages;
  readonly clock: Clock;
  readonly values: BrowserValues;
}
