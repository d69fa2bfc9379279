import type { Transaction } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import { publicAddress } from '../../../../platform/host/public-address.ts';
import type { ReplyLink } from '../../mail/reply-link.ts';
import { ordersById } from '../replied-orders.ts';
import { issueReplyLink } from './issue-link.ts';

/** The link of an order as a mail holds it, made with the mail; none as long as nobody knows where the server is reached. */
export const mailedLink: ReplyLink = async (transaction, id, caller) => {
  const base = publicAddress();
  const order = base === undefined ? undefined : (await ordersById(transaction, caller, [id])).get(id);
  if (!order) return undefined;
  const { address } = await issueReplyLink(transaction as Transaction<Tables>, caller, order);
  return `${base}${address}`;
};
