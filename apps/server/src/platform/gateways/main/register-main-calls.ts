import { type Language, ok, type Result } from '@axle/kernel';
import { can } from '@axle/permissions';
import { callEffect, camelKey, fixedKey, headers, keepsCamelCase, mainBase, toSnakeKeys } from '@axle/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../bad-input.ts';
import { contextOf, headerOf } from '../call-context.ts';
import { mergedInput, readWireValue } from '../call-input.ts';
import { callRefusals } from '../call-refusals.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { type Guardable, whoCalls } from '../who-calls.ts';
import type { Answer, MainCall } from './main-call.ts';
import { okReply, queuedReply, refusedReply, signedOutReply } from './main-reply.ts';
import { sendFile } from './send-file.ts';

const sameKey = (key: string): string => key;

/** Makes the calls of the main API answer below {@link mainBase}. */
export function registerMainCalls(app: FastifyInstance, calls: readonly MainCall[], resolveCaller: ResolveCaller, now: () => Date): void {
  for (const each of calls) {
    const call = { ...each, effect: callEffect(each.method, `${mainBase}${each.path}`) };
    app.route({
      method: call.method,
      url: `${mainBase}${call.path}`,
      bodyLimit: call.bodyLimit,
      handler: (request, reply) => answerCall(call, request, reply, resolveCaller, now()),
    });
  }
}

async function answerCall(
  call: MainCall & Guardable,
  request: FastifyRequest,
  reply: FastifyReply,
  resolveCaller: ResolveCaller,
  now: Date,
): Promise<unknown> {
  const { agent: _agent, ...context } = contextOf(request, now);
  const { language } = context;
  if (headerOf(request, headers.key) !== fixedKey) return refusedReply(callRefusals.noKey, language);
  const known = await whoCalls(request, call, resolveCaller, context);
  if ('kind' in known) return signedOutReply(known, language);
  if (!known.ok) return refusedReply(known.refusal, language);
  const caller = known.value;
  if (!mayCall(call, caller)) return refusedReply((await call.forbidden?.()) ?? callRefusals.forbidden, language);
  const input = readInput(call, request);
  if (!input.ok) return refusedReply(input.refusal, language);
  return sendAnswer(call, await call.handle(caller, input.value, request), reply, language);
}

function mayCall({ permission }: MainCall, { access }: Caller): boolean {
  if (permission === undefined) return true;
  return (typeof permission === 'string' ? [permission] : permission).some(code => can(access, code));
}

function readInput(call: MainCall, request: FastifyRequest): Result<unknown> {
  const body = call.multipart ? undefined : request.body;
  const merged = mergedInput({ params: request.params, query: request.query, body });
  const parsed = call.input.safeParse(readWireValue(merged, keepsCamelCase(call.path) ? sameKey : camelKey));
  return parsed.success ? ok(parsed.data) : badInput(parsed.error);
}

function sendAnswer(call: MainCall, answer: Answer, reply: FastifyReply, language: Language): unknown {
  if ('kind' in answer) return answer.kind === 'file' ? sendFile(answer, reply) : queuedReply({ taskid: answer.taskid }, language);
  if (!answer.ok) return refusedReply(answer.refusal, language);
  return okReply(keepsCamelCase(call.path) ? answer.value : toSnakeKeys(answer.value), language, answer.names);
}
