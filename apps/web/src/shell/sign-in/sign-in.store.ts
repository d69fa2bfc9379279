import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '@axle/kernel';
import { signInText } from '../../text/sign-in.ts';
import type { SessionStore } from '../session/session.store.ts';

/** The input of the login page, and its outcome. */
export class SignInStore {
  account = '';
  password = '';
  remember = false;
  busy = false;
  /** Whether the last try left something to say. */
  accountError: Text | undefined = undefined;
  passwordError: Text | undefined = undefined;
  refusal: Text | undefined = undefined;
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this, { accountError: observableRef, passwordError: observableRef, refusal: observableRef });
  }

  typeAccount(account: string): void {
    this.account = account;
    this.accountError = undefined;
    this.refusal = undefined;
  }

  typePassword(password: string): void {
    this.password = password;
    this.passwordError = undefined;
    this.refusal = undefined;
  }

  chooseRemember(remember: boolean): void {
    this.remember = remember;
  }

  /** True when the user is signed in. */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    const account = this.account.trim();
    this.accountError = account === '' ? signInText.accountNeeded : undefined;
    this.passwordError = this.password === '' ? signInText.passwordNeeded : undefined;
    if (this.accountError ?? this.passwordError) return false;
    this.busy = true;
    const reply = await this.#session.signIn({ account, password: this.password, remember: this.remember });
    runInAction(() => {
      this.busy = false;
      this.refusal = reply.ok ? undefined : reply.refusal.message;
      this.password = '';
    });
    return reply.ok;
  }
}
