/** Codes of the envelope. Any other code is a refusal. */
export const replyCodes = {
  /** Success on the main API. */
  ok: 200,
  /** Success on the office system. */
  officeOk: 0,
  /** An export was queued: see the download centre. */
  queued: 10000,
  /** Signed in elsewhere or revoked. */
  kicked: 9998,
  /** No valid signature. */
  signedOut: 9999,
  /** The call itself is malformed. */
  malformed: 400,
  /** The right is missing. */
  forbidden: 403,
  /** No such record, or outside the actor's scope. */
  notFound: 404,
  /** An expected refusal of a rule. */
  refused: 422,
  tooLarge: 413,
  tooMany: 429,
  /** Nothing can be done for now: the server stops, or its database or its disk is out of reach. */
  unavailable: 503,
  /** Unexpected; the reply carries the request id and nothing of the inside. */
  failed: 500,
} as const;

/** Reply of the main API, always with HTTP 200. */
export interface MainReply<Data = unknown> {
  readonly code: number;
  /** In the caller's language. */
  readonly message: string;
  /** Stable upper-case word of a refusal. */
  readonly reason?: string;
  /** Refusals field by field, in the caller's language. */
  readonly refusals?: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
  readonly data?: Data;
  /** Records that `data` refers to, by entity; their keys are camelCase in every service. */
  readonly names?: unknown;
  readonly requestId?: string;
}

/** Reply of the office system. */
export interface OfficeReply<Datas = unknown> {
  readonly code: number;
  readonly msg: string;
  readonly reason?: string;
  /** Refusals field by field, as on the main API. */
  readonly refusals?: MainReply['refusals'];
  readonly datas?: Datas;
  readonly requestId?: string;
}

/**
 * The key of a body that submits again, of what was refused for SKUs in clearance status, the part that may be submitted. Whether there is
 * one, and of how many, the refusal says in `data.allowed`.
 */
export const submitAllowed = 'submitAllowed';

/** A file to fetch by its address. */
export interface FileLink {
  readonly url: string;
  readonly name: string;
}

/** What a reply of either gateway means. */
export type ReplyMeaning =
  | { readonly kind: 'success'; readonly data: unknown; readonly names?: Record<string, unknown> }
  | { readonly kind: 'queued'; readonly data: unknown; readonly message: string }
  | { readonly kind: 'signedOut'; readonly message: string }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly reason?: string; readonly body: unknown }
  /** A submit that failed for SKUs in clearance status; the file lists them, and so many of what was sent may be submitted nevertheless. */
  | { readonly kind: 'clearStock'; readonly code: number; readonly download: FileLink; readonly allowed: number; readonly body: unknown }
  | { readonly kind: 'codeMissing' };

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A code, which some services write as a text; undefined when it is none. */
const codeIn = (value: unknown): number | undefined => {
  const code = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof code === 'number' && Number.isFinite(code) ? code : undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The download of a failed submit, whose keys come in either casing; an address that no browser should follow is none. */
function downloadIn(data: unknown): FileLink | undefined {
  if (!isRecord(data)) return undefined;
  const url = textIn(data['url']) ?? textIn(data['downloadUrl']) ?? textIn(data['download_url']);
  const name = textIn(data['name']) ?? textIn(data['fileName']) ?? textIn(data['file_name']);
  if (url === undefined || name === undefined || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(url)) return undefined;
  return { url, name };
}

/** Of how much the part is that may be submitted; 0 where the reply says nothing of one. */
function allowedIn(data: unknown): number {
  const allowed = isRecord(data) ? codeIn(data['allowed']) : undefined;
  return allowed !== undefined && Number.isSafeInteger(allowed) && allowed > 0 ? allowed : 0;
}

/** Reads a main-API body: the code stands in `code`, `errorCode` or `errCode`, the words in `message`, `errorMsg`, `msg` or `data.msg`. */
export function readMainReply(body: unknown): ReplyMeaning {
  if (!isRecord(body)) return { kind: 'codeMissing' };
  const code = codeIn(body['code']) ?? codeIn(body['errorCode']) ?? codeIn(body['errCode']);
  if (code === undefined) return { kind: 'codeMissing' };
  const { data } = body;
  const inner = isRecord(data) ? textIn(data['msg']) : undefined;
  const message = textIn(body['message']) ?? textIn(body['errorMsg']) ?? textIn(body['msg']) ?? inner ?? '';
  if (code === replyCodes.queued) return { kind: 'queued', data, message };
  if (code === 0 || code === replyCodes.ok) return { kind: 'success', data, ...(isRecord(body['names']) ? { names: body['names'] } : {}) };
  if (code === replyCodes.kicked || code === replyCodes.signedOut) return { kind: 'signedOut', message };
  const download = code === replyCodes.failed ? downloadIn(data) : undefined;
  return download
    ? { kind: 'clearStock', code, download, allowed: allowedIn(data), body }
    : { kind: 'refused', code, message, reason: textIn(body['reason']), body };
}

/** Reads an office-system body: 0 is success and answers `datas`. */
export function readOfficeReply(body: unknown): ReplyMeaning {
  if (!isRecord(body)) return { kind: 'codeMissing' };
  const code = codeIn(body['code']);
  if (code === undefined) return { kind: 'codeMissing' };
  const message = textIn(body['msg']) ?? '';
  if (code === replyCodes.officeOk) return { kind: 'success', data: body['datas'] };
  if (code === replyCodes.kicked || code === replyCodes.signedOut) return { kind: 'signedOut', message };
  return { kind: 'refused', code, message, reason: textIn(body['reason']), body };
}
