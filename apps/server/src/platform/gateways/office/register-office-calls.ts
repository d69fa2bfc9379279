import { callEffect, fixedKey, headers } from '@axle/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '../bad-input.ts';
import { contextOf, headerOf } from '../call-context.ts';
import { callRefusals } from '../call-refusals.ts';
import { mergedInput, readWireValue } from '../call-input.ts';
import type { ResolveCaller } from '../caller.ts';
import { refusedReply, signedOutReply } from '../main/main-reply.ts';
import { type Guardable, whoCalls } from '../who-calls.ts';
import type { OfficeCall } from './office-call.ts';
import { asOfficeReply, officeOk } from './office-reply.ts';

/** Makes the calls of the office system answer. Keys stay as they are on the wire. */
export function registerOfficeCalls(
  app: FastifyInstance,
  calls: readonly OfficeCall[],
  resolveCaller: ResolveCaller,
  now: () => Date,
): void {
  for (const each of calls) {
    const call = { ...each, effect: callEffect(each.method, each.path) };
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: 65_536,
      handler: request => answerCall(call, request, resolveCaller, now()),
    });
  }
}

async function answerCall(
  call: OfficeCall & Guardable,
  request: FastifyRequest,
  resolveCaller: ResolveCaller,
  now: Date,
): Promise<unknown> {
  const { agent, ...context } = contextOf(request, now);
  if (headerOf(request, headers.key) !== fixedKey) return asOfficeReply(refusedReply(callRefusals.noKey, context.language));
  const input = call.input.safeParse(readWireValue(mergedInput(request), key => key));
  if (call.open) {
    const answer = input.success ? await call.handle({ ...context, agent }, input.data) : badInput(input.error);
    return answer.ok ? officeOk(answer.value) : asOfficeReply(refusedReply(answer.refusal, context.language));
  }
  const known = await whoCalls(request, call, resolveCaller, context);
  if ('kind' in known) return asOfficeReply(signedOutReply(known, context.language));
  if (!known.ok) return asOfficeReply(refusedReply(known.refusal, context.language));
  const answer = input.success ? await call.handle(known.value, input.data) : badInput(input.error);
  return answer.ok ? officeOk(answer.value) : asOfficeReply(refusedReply(answer.refusal, context.language));
}
