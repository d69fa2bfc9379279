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
  /** No such record, or outside the asker's scope. */
  notFound: 404,
  /** An expected refusal of a rule. */
  refused: 422,
  tooLarge: 413,
  tooMany: 429,
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

/** What a reply of either gateway means. */
export type ReplyMeaning =
  | { readonly kind: 'success'; readonly data: unknown }
  | { readonly kind: 'queued'; readonly data: unknown; readonly message: string }
  | { readonly kind: 'signedOut'; readonly message: string }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly reason?: string; readonly body: unknown }
  | { readonly kind: 'codeMissing' };

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads a main-API body: the code stands in `code`, `errorCode` or `errCode`, the words in `message`, `errorMsg`, `msg` or `data.msg`. */
export function readMainReply(body: unknown): ReplyMeaning {
  if (typeof body !== 'object' || body === null) return { kind: 'codeMissing' };
  const reply = body as Record<string, unknown>;
  const raw = reply['code'] ?? reply['errorCode'] ?? reply['errCode'];
  const code = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof code !== 'number' || Number.isNaN(code)) return { kind: 'codeMissing' };
  const inner = reply['data'] as { msg?: unknown } | undefined | null;
  const message = textIn(reply['message']) ?? textIn(reply['errorMsg']) ?? textIn(reply['msg']) ?? textIn(inner?.msg) ?? '';
  if (code === replyCodes.queued) return { kind: 'queued', data: reply['data'], message };
  if (code === 0 || code === replyCodes.ok) return { kind: 'success', data: reply['data'] };
  if (code === replyCodes.kicked || code === replyCodes.signedOut) return { kind: 'signedOut', message };
  return { kind: 'refused', code, message, reason: textIn(reply['reason']), body };
}

/** Reads an office-system body: 0 is success and answers `datas`. */
export function readOfficeReply(body: unknown): ReplyMeaning {
  if (typeof body !== 'object' || body === null) return { kind: 'codeMissing' };
  const reply = body as Record<string, unknown>;
  const code = typeof reply['code'] === 'string' ? Number(reply['code']) : reply['code'];
  if (typeof code !== 'number' || Number.isNaN(code)) return { kind: 'codeMissing' };
  const message = textIn(reply['msg']) ?? '';
  if (code === replyCodes.officeOk) return { kind: 'success', data: reply['datas'] };
  if (code === replyCodes.kicked || code === replyCodes.signedOut) return { kind: 'signedOut', message };
  return { kind: 'refused', code, message, reason: textIn(reply['reason']), body };
}
