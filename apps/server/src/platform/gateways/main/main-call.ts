import type { Readable } from 'node:stream';
import type { Refusal, Result } from '@axle/kernel';
import type { ReferenceNames } from '@axle/page-kit';
import type { z } from 'zod';
import type { Caller } from '../caller.ts';
import type { Guarded } from '../who-calls.ts';

/** A file in place of the envelope. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly name: string;
  readonly mediaType: string;
  /** Length in bytes where it is known. */
  readonly bytes?: number;
  readonly content: Readable | Buffer;
}

/** The work was queued: code 10000, the browser shows the way to the download centre. */
export interface QueuedAnswer {
  readonly kind: 'queued';
  readonly taskid: string;
}

/** What a handler answers: data, perhaps with the names of what it refers to, one or several refusals, a file, or a queued task. */
export type Answer = (Result<unknown, Refusal | readonly Refusal[]> & { readonly names?: ReferenceNames }) | FileAnswer | QueuedAnswer;

/**
 * One call of the main API as data. The gateway checks key header, signature and input, converts the casing of keys by
 * service, asks `permission` of the caller, and wraps the answer. Handlers see camelCase keys only.
 */
export interface MainCall<Input = unknown> extends Guarded {
  readonly method: 'GET' | 'POST';
  /** Below /api, fastify style: `/basic-data-service/download_template/:key`. */
  readonly path: string;
  /** Shape of params, query and body merged into one object. */
  readonly input: z.ZodType<Input>;
  /**
   * Permission code that the caller must hold, or several of which one is enough; asked before the input is read. The handler itself
   * decides where it is absent.
   */
  readonly permission?: string | readonly string[];
  /** The refusal for a caller without the permission, where it can say more than that, such as who may. */
  forbidden?(): Promise<Refusal>;
  /** Multipart calls get the file through `receiveFile` and no parsed body. */
  readonly multipart?: boolean;
  /** Largest body in bytes, where the call takes less than others. */
  readonly bodyLimit?: number;
  handle(caller: Caller, input: Input, request: import('fastify').FastifyRequest): Promise<Answer>;
}

/** Declares a call; keeps the input's type. */
export const mainCall = <Input>(call: MainCall<Input>): MainCall => call as MainCall;
