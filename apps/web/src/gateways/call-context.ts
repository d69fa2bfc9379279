import type { Language } from '@axle/kernel';

/** What every call carries of the session. */
export abstract class CallContext {
  /** Signature of the signed-in user; undefined while nobody is. */
  abstract signature(): string | undefined;
  abstract language(): Language;
}
