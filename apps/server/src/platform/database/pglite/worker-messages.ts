/** What the PGlite worker is started with. */
export interface WorkerInput {
  readonly folder: string;
  /** Path of the socket, on Windows of the named pipe, at which it answers. */
  readonly socketPath: string;
  /** One 32-bit number, shared: how often something was forced to the disk. */
  readonly syncs: SharedArrayBuffer;
}

/** Messages from the worker: ready for queries, stopped on request, or broken. */
export type FromWorker = { readonly kind: 'ready' | 'stopped' } | { readonly kind: 'failed'; readonly reason: string };
