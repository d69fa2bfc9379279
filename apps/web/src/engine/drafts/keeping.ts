import type { Clock } from '../../gateways/clock.ts';
import type { Ids } from '../../gateways/ids.ts';
import type { CallRefusal } from '../../gateways/main-client.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { Session } from '../../shell/session/session.ts';
import type { Drafts } from './drafts.ts';

/** How a draft fares: on its way, on the server, only in this browser for now, or refused by the server for a reason to be read. */
export type Keeping =
  | { readonly kind: 'sending' | 'kept' | 'local'; readonly at: string }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal };

/** Refusals that say nothing about the draft: the way to the server is cut, or the session is over. */
const passing = new Set([
  'OFFLINE',
  'NO_RESPONSE',
  'SERVER_ERROR',
  'HTTP_STATUS',
  'REQUEST_EXCEPTION',
  'CANCELLED',
  'SIGNED_OUT',
  'CODE_MISSING',
]);

/** Whether a refusal says nothing about the draft, which is tried again. */
export const isPassing = ({ code }: CallRefusal): boolean => passing.has(code);

/** What the keeper stands on. */
export interface KeeperParts {
  readonly drafts: Drafts;
  readonly values: BrowserValues;
  readonly clock: Clock;
  readonly session: Pick<Session, 'userId'>;
  /** Fresh UUIDs, for drafts that step aside. */
  readonly ids: Ids;
}
