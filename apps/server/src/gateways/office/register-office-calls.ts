import { headers } from '@axle/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput } from '../bad-input.ts';
import { contextOf, headerOf } from '../call-context.ts';
import { mergedInput, readWireValue } from '../call-input.ts';
import { signedOutMessage } from '../call-refusals.ts';
import type { ResolveCaller } from '../caller.ts';
import { refusedReply, signedOutReply } from '../main/main-reply.ts';
import type { OfficeCall } from './office-call.ts';
import { asOfficeReply, officeOk } from './office-reply.ts';

/** Makes the calls of the office system answer. Keys stay as they are on the wire. */
export function registerOfficeCalls(
  app: FastifyInstance,
  calls: readonly OfficeCall[],
  resolveCaller: ResolveCaller,
  now: () => Date,
): void {
  for (const call of calls)
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: 65_536,
      handler: request => answerCall(call, request, resolveCaller, now()),
    });
}

async function answerCall(call: OfficeCall, request: FastifyRequest, resolveCaller: ResolveCaller, now: Date): Promise<unknown> {
  const { agent, ...context } = contextOf(request, now);
  const input = call.input.safeParse(readWireValue(mergedInput(request), key => key));
  if (call.open) {
    const answer = input.success ? await call.handle({ ...context, agent }, input.data) : badInput(input.error);
    return answer.ok ? officeOk(answer.value) : asOfficeReply(refusedReply(answer.refusal, context.language));
  }
  const signature = headerOf(request, headers.signature);
  const caller = signature === '' ? ({ kind: 'signedOut', message: signedOutMessage } as const) : await resolveCaller(signature, context);
  if ('kind' in caller) return asOfficeReply(signedOutReply(caller, context.language));
  const answer = input.success ? await call.handle(caller, input.data) : badInput(input.error);
  return answer.ok ? officeOk(answer.value) : asOfficeReply(refusedReply(answer.refusal, context.language));
}
