import { ok, refuse, type Result, text } from '@axle/kernel';
import type { CallRefusal, MainClient } from '../gateways/main-client.ts';
import type { OfficeClient } from '../gateways/office-client.ts';

/** What a path answers: a value, a refusal by `refused`, or whatever a function makes of the call's content. */
export type Answers = Record<string, unknown>;

class Refused {
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal) {
    this.refusal = refusal;
  }
}

/** An answer that refuses. */
export const refused = (code: string, message: string): unknown => new Refused({ code, message: text(message, message) });

/** Both gateways as a table of answers by path, and the calls that came. A path without an answer is refused. */
export function answeringClients(answers: Answers) {
  const calls: { readonly path: string; readonly content: unknown }[] = [];
  const call = async (path: string, content?: unknown): Promise<Result<unknown, CallRefusal>> => {
    calls.push({ path, content });
    const answer = answers[path];
    const value: unknown = typeof answer === 'function' ? await (answer as (content: unknown) => unknown)(content) : answer;
    if (value instanceof Refused) return refuse(value.refusal);
    return path in answers ? ok(value) : refuse({ code: 'NOT_FOUND', message: text(path, path) });
  };
  const noFiles = () => Promise.reject(new Error('no files here'));
  const main: MainClient = { get: call, post: call, upload: call, file: noFiles, fileByPost: noFiles };
  const office: OfficeClient = { get: call, post: call };
  return { main, office, calls, paths: () => calls.map(each => each.path) };
}
