import { ok, refuse } from '@axle/kernel';
import { mostRecordBytes, spmPattern } from '@axle/tracking';
import { headers, mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { headerOf } from '../gateways/call-context.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { sessionRate } from './session-rate.ts';

const name = z.string().max(200);
const address = z.string().max(1000);
const key = z.string().max(80).optional();

const record = z.object({
  eventType: z.enum(['page_view', 'button_click']),
  event: name.optional(),
  pageUrl: address,
  pageName: name,
  pageFromName: name.default(''),
  pageFromUrl: address.default(''),
  spmCode: z.string().regex(spmPattern),
  tab: key,
  subTab: key,
  dialog: key,
  buttonName: key,
  uuid: z.string().min(8).max(64),
  clientAt: z.iso.datetime().regex(/^20/).optional(),
  lang: z.string().max(10),
  screen: z.string().max(20).optional(),
});

const idPattern = /^[\w-]{1,64}$/;

/** The tracking endpoint: keeps page views and button clicks. A record that comes twice is kept once. */
export function trackingCalls({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] {
  const rate = sessionRate();
  return [
    mainCall({
      method: 'POST',
      path: mainPaths.track,
      input: record,
      bodyLimit: mostRecordBytes,
      async handle({ access, ip, now }, input, request) {
        const client = headerOf(request, headers.clientId);
        const session = headerOf(request, headers.sessionId);
        if (!idPattern.test(client) || !idPattern.test(session)) return refuse(callRefusals.malformed);
        if (!rate.admits(session, now.getTime())) return refuse(callRefusals.tooMany);
        await database
          .insertInto('tracking_log')
          .values({
            at: now,
            client_at: input.clientAt,
            client_id: client,
            session_id: session,
            user_id: access.userId,
            event_type: input.eventType,
            event: input.event,
            page_url: input.pageUrl,
            page_name: input.pageName,
            page_from_name: input.pageFromName,
            page_from_url: input.pageFromUrl,
            spm_code: input.spmCode,
            tab: input.tab,
            sub_tab: input.subTab,
            dialog: input.dialog,
            button_name: input.buttonName,
            uuid: input.uuid,
            lang: input.lang,
            screen: input.screen,
            ip,
          })
          .onConflict(conflict => conflict.column('uuid').doNothing())
          .execute();
        return ok(undefined);
      },
    }),
  ];
}
