import type { AxiosRequestConfig } from 'axios';
import { inLanguage, ok, refuse, type Result } from '@axle/kernel';
import { keepsCamelCase, mainGateway, readMainReply, recordCalls, submitAllowed, toCamelKeys, toSnakeKeys } from '@axle/wire';
import { transportText } from '../text/transport.ts';
import { type Arrived, type CallParts, sendCall, showRefusal } from './call-sender.ts';
import { fileName } from './file-name.ts';
import type { CallOptions, CallRefusal, FileReply, MainClient } from './main-client.ts';
import { replyRefusal } from './reply-refusal.ts';

type Params = Readonly<Record<string, unknown>>;

const reading: ReadonlySet<string> = new Set(Object.values(recordCalls).flatMap(({ path, effect }) => (effect === 'reads' ? [path] : [])));

const readsRecords = (path: string): boolean => reading.has(path.slice(path.lastIndexOf('/') + 1));

/** The main API over axios. Each call goes to the gateway of its service. */
export function axiosMainClient(parts: CallParts): MainClient {
  const outward = (path: string, value: unknown) => (keepsCamelCase(path) ? value : toSnakeKeys(value));
  const inward = (path: string, value: unknown) => (keepsCamelCase(path) ? value : toCamelKeys(value));

  /** Reads the envelope of a body; a queued reply is made known to the shell. */
  function read(path: string, body: unknown, signature: string | undefined): Result<unknown, CallRefusal> {
    const meaning = readMainReply(body);
    const refusal = replyRefusal(meaning);
    if (meaning.kind === 'signedOut' && refusal)
      parts.events.signedOut({ gateway: 'main', message: inLanguage(refusal.message, parts.context.language()), signature });
    if (refusal) return refuse(refusal);
    if (meaning.kind === 'queued') {
      const taskid = taskidIn(inward(path, meaning.data));
      parts.events.queued({ taskid });
      return ok({ queued: true, taskid });
    }
    if (meaning.kind === 'success' && meaning.names) parts.events.named(meaning.names);
    return ok(meaning.kind === 'success' ? inward(path, meaning.data) : undefined);
  }

  async function send(path: string, request: AxiosRequestConfig, options?: CallOptions): Promise<Result<Arrived, CallRefusal>> {
    const arrived = await sendCall(parts, { url: path, baseURL: mainGateway(path), ...request }, options);
    if (!arrived.ok) showRefusal(parts, arrived.refusal, options);
    return arrived;
  }

  async function call(
    path: string,
    request: AxiosRequestConfig,
    options?: CallOptions,
    submitPart?: () => void,
  ): Promise<Result<unknown, CallRefusal>> {
    const arrived = await send(path, request, options);
    if (!arrived.ok) return arrived;
    const result = read(path, arrived.value.response.data, arrived.value.signature);
    if (!result.ok) showRefusal(parts, result.refusal, options, submitPart);
    else if (request.method === 'POST' && !options?.aside && !readsRecords(path)) parts.events.written();
    return result;
  }

  function post(path: string, body: unknown, options?: CallOptions): Promise<Result<unknown, CallRefusal>> {
    const allowedPart = async () => {
      const reply = await post(path, { ...Object(body), [submitAllowed]: true });
      if (!reply.ok) return;
      parts.messages.show('good', transportText.allowedSubmitted);
      parts.events.submitted();
    };
    return call(path, { method: 'POST', data: outward(path, body) }, options, () => void allowedPart());
  }

  async function fetchFile(path: string, request: AxiosRequestConfig, options?: CallOptions): Promise<Result<FileReply, CallRefusal>> {
    const arrived = await send(path, { ...request, responseType: 'blob' }, options);
    if (!arrived.ok) return arrived;
    const { response, signature } = arrived.value;
    const disposition: unknown = response.headers['content-disposition'];
    if (typeof disposition === 'string') return ok({ kind: 'file', name: fileName(disposition), content: response.data as Blob });
    const result = read(path, await jsonIn(response.data as Blob), signature);
    if (result.ok && isQueued(result.value)) return ok({ kind: 'queued', taskid: result.value.taskid });
    const refusal = result.ok || result.refusal.code === 'CODE_MISSING' ? exportFailed : result.refusal;
    showRefusal(parts, refusal, options);
    return refuse(refusal);
  }

  return {
    get: (path, params: Params = {}, options) => call(path, { method: 'GET', params: outward(path, params) }, options),
    post: (path, body = {}, options) => post(path, body, options),
    upload: (path, form, options) =>
      call(path, { method: 'POST', data: form, headers: { 'Content-Type': 'multipart/form-data' } }, options),
    file: (path, params: Params = {}, options) => fetchFile(path, { method: 'GET', params: outward(path, params) }, options),
    fileByPost: (path, body, options) => fetchFile(path, { method: 'POST', data: outward(path, body) }, options),
  };
}

const exportFailed: CallRefusal = { code: 'EXPORT_FAILED', message: transportText.exportFailed };

const isQueued = (value: unknown): value is { queued: true; taskid?: string } =>
  typeof value === 'object' && value !== null && (value as { queued?: unknown }).queued === true;

function taskidIn(data: unknown): string | undefined {
  const taskid: unknown = typeof data === 'object' && data !== null ? (data as { taskid?: unknown }).taskid : undefined;
  return typeof taskid === 'string' ? taskid : undefined;
}

/** The JSON of a reply that is no file; undefined when it is no JSON either. */
async function jsonIn(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text()) as unknown;
  } catch {
    return undefined;
  }
}
