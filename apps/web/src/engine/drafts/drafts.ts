import type { Result } from '@axle/kernel';
import type { Draft, DraftEntry, DraftPlace } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';

/** Each person's own drafts on the server, so that they follow the person to any machine. */
export abstract class Drafts {
  /** All of them, or those of one place; newest first. */
  abstract list(place?: DraftPlace): Promise<Result<readonly DraftEntry[], CallRefusal>>;
  abstract read(slot: string): Promise<Result<Draft | undefined, CallRefusal>>;
  abstract save(draft: Draft): Promise<Result<unknown, CallRefusal>>;
  abstract drop(slot: string): Promise<Result<unknown, CallRefusal>>;
}
