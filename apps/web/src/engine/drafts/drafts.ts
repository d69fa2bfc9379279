import type { Result } from '@axle/kernel';
import type { Draft, DraftEntry, DraftPlace } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';

/** Each person's own drafts on the server, so that they follow the person to any machine. */
export abstract class Drafts {
  /** All of them, or those of one place; newest first. */
  abstract list(place?: DraftPlace): Promise<Result<readonly DraftEntry[], CallRefusal>>;
  abstract read(slot: string): Promise<Result<Draft | undefined, CallRefusal>>;
  /** Refused as changed where the stored version is not a known one: another window wrote it. */
  abstract save(draft: Draft, known: readonly string[]): Promise<Result<unknown, CallRefusal>>;
  /** Forgets a draft; where versions are named, only one of these. */
  abstract drop(slot: string, known: readonly string[]): Promise<Result<unknown, CallRefusal>>;
}
