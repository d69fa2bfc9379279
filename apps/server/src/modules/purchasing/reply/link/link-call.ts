import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../../platform/gateways/module-calls.ts';
import { lockById } from '../../../../platform/resources/writes/lock-rows.ts';
import { issueReplyLink } from './issue-link.ts';

const notAwaited: Refusal = {
  code: 'NOT_AWAITED',
  message: { zh: '该订单不在等待供应商回复', en: 'The order is not waiting for a reply of the supplier' },
};

/** Gives out a link by which the supplier of an order replies; the user sees the order. */
export function replyLinkCalls({ database, registry }: ModuleCallParts): readonly MainCall[] {
  const { resource } = registry.page('purchaseOrder')?.page ?? {};
  if (!resource) return [];
  return [
    mainCall({
      method: 'POST',
      path: mainPaths.supplierReplyLink,
      permission: permissionCode('purchase', 'viewReplies', 'link'),
      input: z.object({ order: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), revoke: z.boolean() }),
      handle: (caller, { order: id, revoke }) =>
        database.transaction().execute(async transaction => {
          const parts = { database: transaction, resource, page: 'purchaseOrder', caller, referred: registry.referred };
          const [order] = await lockById(transaction, parts, [id]);
          if (!order) return refuse(notFound);
          if (order['state'] !== 'sent') return refuse(notAwaited);
          return ok(await issueReplyLink(transaction, caller, order, { revoking: revoke }));
        }),
    }),
  ];
}
