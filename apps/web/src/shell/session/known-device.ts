import { ok, type Result } from '@axle/kernel';
import { officePaths, type SignInReply, type SignInRequest } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';
import type { OfficeClient } from '../../gateways/office-client.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';

const key = 'axle.device';

/**
 * What the server calls this browser: accounts that were signed in to here know it by that, and let it try where strangers have to wait.
 */
export class KnownDevice {
  readonly #values: BrowserValues;

  constructor(values: BrowserValues) {
    this.#values = values;
  }

  read(): string | undefined {
    const value = this.#values.read(key);
    return typeof value === 'string' ? value : undefined;
  }

  keep(device: string): void {
    this.#values.write(key, device);
  }
}

/** Asks for a sign-in from a browser that may be known, and keeps what the server calls it; answers the signature. */
export async function askToSignIn(
  { office, device }: { readonly office: OfficeClient; readonly device: KnownDevice },
  typed: Omit<SignInRequest, 'device'>,
): Promise<Result<string, CallRefusal>> {
  const request: SignInRequest = { ...typed, device: device.read() };
  const reply = await office.post(officePaths.signIn, request, { quiet: true });
  if (!reply.ok) return reply;
  const answer = reply.value as SignInReply;
  device.keep(answer.device);
  return ok(answer.signature);
}
