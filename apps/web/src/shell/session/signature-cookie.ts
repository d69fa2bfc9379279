import { cookieNameFrom, cookieNameKey, signatureCookie } from '@axle/session';
import type { Cookies } from '../../gateways/cookies.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';

/** The cookie that holds the sign-in. Its name comes from the server once and is remembered for the origin. */
export class SignatureCookie {
  readonly #cookies: Cookies;
  readonly #values: BrowserValues;
  readonly #nameKey: string;
  #name: string | undefined;

  constructor(cookies: Cookies, values: BrowserValues, origin: string) {
    this.#cookies = cookies;
    this.#values = values;
    this.#nameKey = cookieNameKey(origin);
    const remembered = values.read(this.#nameKey);
    this.#name = typeof remembered === 'string' ? cookieNameFrom(remembered) : undefined;
  }

  /** Whether the name is still to be fetched. */
  get nameless(): boolean {
    return this.#name === undefined;
  }

  learnName(name: string): void {
    this.#name = cookieNameFrom(name);
    if (this.#name !== undefined) this.#values.write(this.#nameKey, this.#name);
  }

  /** The signature; undefined while nobody is signed in, and where a cookie was edited into something that no header can carry. */
  read(): string | undefined {
    const value = this.#name === undefined ? undefined : this.#cookies.read(this.#name);
    return value !== undefined && /^[!-~]{1,1024}$/.test(value) ? value : undefined;
  }

  /** Stores a signature; an empty one removes the cookie. */
  set(signature: string, remember: boolean): void {
    if (this.#name !== undefined) this.#cookies.set(signatureCookie(this.#name, signature, remember));
  }

  clear(): void {
    this.set('', false);
  }
}
