import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Makes the link by which a supplier replies to an order, or answers the one that is in force. It is part of the sending's transaction. */
export type ReplyLink = (transaction: Kysely<Tables>, order: number, caller: Actor) => Promise<string | undefined>;

/** Links by what is replied to: `purchaseOrder`. Without one, mails leave the sentence with the link out. */
export const replyLinks = extensionPoint<ReplyLink>('link by which suppliers reply');
