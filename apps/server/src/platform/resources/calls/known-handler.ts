import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../gateways/caller.ts';
import { extensionPoint } from '../../registry/extension-point.ts';

/** The user who asks, and the records the answer is limited to, where the page names some. */
export interface KnownAsked {
  readonly database: Kysely<Tables>;
  readonly caller: Caller;
  readonly ids: readonly number[];
}

/** What the server knows by which the remarks of a page go, as far as the actor may see it. */
export type KnownHandler = (asked: KnownAsked) => Promise<readonly string[]>;

/** Functions behind the remarks of forms by page. */
export const remarks = extensionPoint<KnownHandler>('function behind remarks', (pages, key) => pages.page(key) !== undefined);
