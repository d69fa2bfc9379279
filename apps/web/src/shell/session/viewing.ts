import { homePath } from '@axle/permissions';
import { mainPaths, readSignature, type ViewReply, viewSignature } from '@axle/wire';
import type { Result } from '@axle/kernel';
import type { CallEvents, SignedOut } from '../../gateways/call-events.ts';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { SignatureCookie } from './signature-cookie.ts';

/** What a look as another user needs. */
export interface ViewingParts {
  readonly main: MainClient;
  readonly cookie: SignatureCookie;
  readonly values: BrowserValues;
  /** Reloads the app at an address and keeps unsaved input. */
  readonly open: (address: string) => void;
}

const key = 'axle.viewing';

/** The page from which a view as another user starts and to which it returns. */
const usersPath = '/admin/system/users';

/**
 * Views the product as another user: the cookie names that user, so that every tab of this browser reloads with the user's rights, while
 * the viewer's own sign-in continues. When the server ends the view, the viewer's own rights apply again.
 */
export class Viewing {
  readonly #parts: ViewingParts;

  constructor(parts: ViewingParts, events: CallEvents) {
    this.#parts = parts;
    events.onSignedOut(event => this.#over(event));
  }

  /** Begins to look as a user, at home. */
  async begin(userId: number): Promise<Result<unknown, CallRefusal>> {
    const { main, cookie, values, open } = this.#parts;
    const reply = await main.post(mainPaths.viewAs, { id: userId }, { quiet: true });
    const signature = cookie.read();
    if (!reply.ok || signature === undefined) return reply;
    const { remember } = reply.value as ViewReply;
    values.write(key, { remember });
    cookie.set(viewSignature(readSignature(signature).own, userId), remember);
    open(homePath);
    return reply;
  }

  /** Goes back to the viewer's own eyes, whether the server hears of it or not. */
  async end(): Promise<void> {
    await this.#parts.main.post(mainPaths.endView, {}, { quiet: true });
    this.#back(usersPath);
  }

  #over({ signature }: SignedOut): void {
    if (signature !== undefined && signature === this.#parts.cookie.read()) this.#back(homePath);
  }

  #back(address: string): void {
    const { cookie, values, open } = this.#parts;
    const { own, views } = readSignature(cookie.read() ?? '');
    if (views === undefined) return;
    const kept = values.read(key) as Partial<ViewReply> | undefined;
    cookie.set(own, kept?.remember === true);
    values.remove(key);
    open(address);
  }
}
