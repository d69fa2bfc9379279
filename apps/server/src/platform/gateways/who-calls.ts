import { type Refusal, refuse, type Result, ok } from '@axle/kernel';
import { type CallEffect, headers } from '@axle/wire';
import type { FastifyRequest } from 'fastify';
import { headerOf } from './call-context.ts';
import { callRefusals, signedOutMessage } from './call-refusals.ts';
import type { CallContext, Caller, ResolveCaller, SignedOut } from './caller.ts';

/** What a call says of itself to the guard of both gateways. */
export interface Guarded {
  /** Also answered to users who must change the password first: only calls about the caller's own sign-in. */
  readonly whilePasswordIsDue?: boolean;
}

/** A call as the guard meets it: with what it does to the data. */
export interface Guardable extends Guarded {
  readonly effect: CallEffect;
}

/**
 * Who makes a call, or why nobody may: nobody is signed in, the password must be changed before anything else, or somebody
 * looks as another user and the call would write. The one place where both gateways ask.
 */
export async function whoCalls(
  request: FastifyRequest,
  call: Guardable,
  resolveCaller: ResolveCaller,
  context: CallContext,
): Promise<Result<Caller, Refusal> | SignedOut> {
  const signature = headerOf(request, headers.signature);
  if (signature === '') return { kind: 'signedOut', message: signedOutMessage };
  const caller = await resolveCaller(signature, context);
  if ('kind' in caller) return caller;
  if (caller.viewedBy && call.effect === 'writes') return refuse(callRefusals.viewing);
  return caller.passwordIsDue && !call.whilePasswordIsDue ? refuse(callRefusals.passwordIsDue) : ok(caller);
}
