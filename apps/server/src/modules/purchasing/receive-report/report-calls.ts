import { ok, refuse } from '@axle/kernel';
import { notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { linkDays, linkOpens, linkRefusals } from '@axle/purchasing';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { issueShareLink, revokeShareLinks } from '../../../platform/share-links/share-links.ts';
import { deskParts, findReport, saveReport, stepReport } from './report-desk.ts';
import { formOf, originOf } from './report-form.ts';

const code = (action: string) => permissionCode('purchase', 'receiveReports', action);
const number = z.string().trim().max(40).optional();
const named = { rrNo: number, batchNo: number };
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const reason = z.string().trim().min(1).max(500);

/** What each step is given. */
const given = z.discriminatedUnion('step', [
  z.object({ step: z.literal('submit'), id, version: id }),
  z.object({ step: z.literal('return'), id, version: id, returnReason: reason }),
  z.object({ step: z.literal('confirm'), id, version: id, shortWay: z.enum(['claim', 'deduct', 'none']).optional() }),
  z.object({ step: z.literal('void'), id, version: id, voidReason: reason }),
]);

const rightsOf = ({ access, viewedBy }: Caller) => ({
  fill: !viewedBy && can(access, code('fill')),
  confirm: !viewedBy && can(access, code('confirm')),
  share: !viewedBy && can(access, code('share')),
  void: !viewedBy && can(access, code('fill')),
});

/** The form of receive reports for staff: opened, saved, led on, and shared by a link. */
export function reportCalls({ database }: ModuleCallParts): readonly MainCall[] {
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.receiveReportOpen,
      permission: code('list'),
      input: z.object(named),
      async handle(caller, asked, request) {
        const found = await findReport(deskParts(database, caller), asked);
        return found ? ok(await formOf(database, found, { may: rightsOf(caller), origin: originOf(request) })) : refuse(notFound);
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.receiveReportSave,
      permission: code('fill'),
      input: z.object({ ...named, version: id.optional(), values: z.record(z.string(), z.unknown()) }),
      async handle(caller, { values, version, ...asked }, request) {
        const saved = await saveReport(deskParts(database, caller), asked, { values, version });
        return saved.ok ? ok(await formOf(database, saved.value, { may: rightsOf(caller), origin: originOf(request) })) : saved;
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.receiveReportStep,
      permission: [code('fill'), code('confirm')],
      input: given,
      async handle(caller, { step, id: report, version, ...input }) {
        const wanted = step === 'return' || step === 'confirm' ? 'confirm' : 'fill';
        if (!can(caller.access, code(wanted))) return refuse(callRefusals.forbidden);
        const led = await stepReport(deskParts(database, caller), { id: report, version }, step, input);
        return led.ok ? ok({ done: true }) : led;
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.receiveReportShare,
      permission: code('share'),
      input: z.object({
        rrNo: z.string().trim().min(1).max(40),
        access: z.enum(['view', 'fill']),
        days: z.number().default(linkDays.usual),
        revoke: z.boolean(),
      }),
      async handle(caller, { rrNo, access, days, revoke }) {
        const refused = linkRefusals(days);
        if (refused.length > 0) return refuse(refused);
        const found = (await findReport(deskParts(database, caller), { rrNo })) as RecordRow | undefined;
        if (!found || !linkOpens(access, String(found['state']))) return refuse(notFound);
        return database.transaction().execute(async transaction => {
          if (revoke) await revokeShareLinks(transaction, 'receiveReport', found.id, caller.now);
          const { token, expiresAt } = await issueShareLink(transaction, caller, {
            entity: 'receiveReport',
            record: found.id,
            access,
            days,
          });
          return ok({ address: `/receiveReportForm?rrNo=${String(found['rrNo'])}&t=${token}`, expiresAt });
        });
      },
    }),
  ];
}
