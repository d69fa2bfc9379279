import type { Refusal, Result } from '@axle/kernel';
import type { z } from 'zod';
import type { Caller, Visitor } from '../caller.ts';
import type { Guarded } from '../who-calls.ts';

/** What an office call answers: `datas`, or one or several refusals. */
export type OfficeAnswer = Result<unknown, Refusal | readonly Refusal[]>;

interface OfficeCallShape<Input> {
  readonly method: 'GET' | 'POST';
  /** The whole path. */
  readonly path: string;
  /** Shape of query and body merged into one object; keys as they are on the wire. */
  readonly input: z.ZodType<Input>;
}

/** A call of the office system that anybody may make: those before the sign-in. */
export interface OpenOfficeCall<Input = unknown> extends OfficeCallShape<Input> {
  readonly open: true;
  handle(visitor: Visitor, input: Input): Promise<OfficeAnswer>;
}

/** A call of the office system by a signed-in user. */
export interface SignedInOfficeCall<Input = unknown> extends OfficeCallShape<Input>, Guarded {
  readonly open?: false;
  handle(caller: Caller, input: Input): Promise<OfficeAnswer>;
}

/** One call of the office system as data. The gateway checks signature and input and wraps the answer. */
export type OfficeCall = OpenOfficeCall | SignedInOfficeCall;

/** Declares a call before the sign-in; keeps the input's type. */
export const openOfficeCall = <Input>(call: Omit<OpenOfficeCall<Input>, 'open'>): OfficeCall => ({ ...call, open: true }) as OpenOfficeCall;

/** Declares a call of a signed-in user; keeps the input's type. */
export const officeCall = <Input>(call: SignedInOfficeCall<Input>): OfficeCall => call as SignedInOfficeCall;
