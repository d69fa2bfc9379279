import type { Result } from '@axle/kernel';
import type { Draft, DraftEntry } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';

/** Each person's own drafts on the server, so that they follow the person to any machine. */
export abstract class Drafts {
  abstract list(): Promise<Result<readonly DraftEntry[], CallRefusal>>;
  abstract read(slot: string): Promise<Result<Draft | undefined, CallRefusal>>;
  /** The newest draft for a record, or for a new one, of a page; or of a comment on the record. */
  abstract find(page: string, record: number | undefined, comment?: true): Promise<Result<Draft | undefined, CallRefusal>>;
  abstract save(draft: Draft): Promise<Result<unknown, CallRefusal>>;
  abstract drop(slot: string): Promise<Result<unknown, CallRefusal>>;
}
