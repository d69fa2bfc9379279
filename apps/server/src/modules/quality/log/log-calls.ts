import { ok, refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { linkDays, linkRefusals } from '@axle/purchasing';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { issueShareLink, revokeShareLinks } from '../../../platform/share-links/share-links.ts';
import { findSampling, samplingParts } from './find-sampling.ts';
import { logSheet } from './log-sheet.ts';

const code = (action: string) => permissionCode('qualityTesting', 'samplingDetail', action);
const number = z.string().trim().max(40).optional();

/** The sampling log for staff: opened, and shared by a link. */
export function logCalls({ database }: ModuleCallParts): readonly MainCall[] {
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.samplingLog,
      permission: code('log'),
      input: z.object({ samplingNo: number, inspectionNo: number }),
      async handle(caller, asked) {
        const parts = samplingParts(database, caller);
        const found = await findSampling(parts, asked);
        return found ? ok(await logSheet(parts, found, !caller.viewedBy && can(caller.access, code('share')))) : refuse(notFound);
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.samplingLogShare,
      permission: code('share'),
      input: z.object({ samplingNo: z.string().trim().min(1).max(40), days: z.number().default(linkDays.usual), revoke: z.boolean() }),
      async handle(caller, { samplingNo, days, revoke }) {
        const refused = linkRefusals(days);
        if (refused.length > 0) return refuse(refused);
        const found = await findSampling(samplingParts(database, caller), { samplingNo });
        if (!found) return refuse(notFound);
        return database.transaction().execute(async transaction => {
          if (revoke) await revokeShareLinks(transaction, 'sampling', found.id, caller.now);
          const { token, expiresAt } = await issueShareLink(transaction, caller, {
            entity: 'sampling',
            record: found.id,
            access: 'view',
            days,
          });
          return ok({ address: `/samplingLog?samplingNo=${String(found['samplingNo'])}&t=${token}`, expiresAt });
        });
      },
    }),
  ];
}
