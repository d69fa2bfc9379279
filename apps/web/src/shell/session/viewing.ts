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
  /** Loads the app anew at an address, with what was typed and not saved kept. */
  readonly open: (address: string) => void;
}

const key = 'axle.viewing';

/** Where a look begins, and where it leads back. */
const usersPath = '/admin/system/users';

/**
 * Looks at the product as another user: the cookie says whose eyes these are, so that every tab of this browser loads anew with them, and
 * the viewer's own sign-in goes on behind it. When the server says that the look is over, the viewer is back in their own eyes.
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
