import type { Refusal, Result } from '@axle/kernel';
import type { FileLink } from '@axle/wire';

/**
 * A refused call. `fields` holds the refusals field by field where the server named fields; `code` is a stable word, `replyCode` the
 * envelope's number. `download` comes with `CLEAR_STOCK` alone, a submit that failed for SKUs in clearance status: the file lists them, and
 * `allowed` is the number of records or lines that may be submitted. The client shows both and submits that part, for every caller.
 */
export interface CallRefusal extends Refusal {
  readonly replyCode?: number;
  readonly fields?: readonly Refusal[];
  readonly download?: FileLink;
  readonly allowed?: number;
}

/** A file that a call answered, or the news that it was queued for the download centre. */
export type FileReply =
  | { readonly kind: 'file'; readonly name: string; readonly content: Blob }
  | { readonly kind: 'queued'; readonly taskid?: string };

/** What a caller may say about one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The caller shows refusals itself, but for what a clear-stock reply offers; without it the client shows the message as a toast. */
  readonly quiet?: boolean;
  /** Keeps what is the user's own beside the data, such as a draft: nothing that others count changes. */
  readonly aside?: boolean;
  /** Share sent of an upload, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * The main API: adds key, signature and language headers, converts key casing, reads the envelope, ends the session on 9998/9999. Paths are
 * below `/api`.
 */
export abstract class MainClient {
  abstract get(path: string, params?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<unknown, CallRefusal>>;
  /** A queued reply (code 10000) is `ok` with `{ queued: true, taskid }`; the download tip is shown by the client. */
  abstract post(path: string, body?: unknown, options?: CallOptions): Promise<Result<unknown, CallRefusal>>;
  abstract upload(path: string, form: FormData, options?: CallOptions): Promise<Result<unknown, CallRefusal>>;
  abstract file(path: string, params?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<FileReply, CallRefusal>>;
  /** A file asked for by a body, for questions too long for an address. */
  abstract fileByPost(path: string, body: unknown, options?: CallOptions): Promise<Result<FileReply, CallRefusal>>;
}
