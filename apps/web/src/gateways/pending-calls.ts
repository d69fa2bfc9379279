/** The calls under way, so that the end of a session can cancel them all. */
export class PendingCalls {
  #current = new AbortController();

  /** A signal that fires when all calls are cancelled, or when the caller's own signal does. */
  signal(own?: AbortSignal): AbortSignal {
    return own ? AbortSignal.any([own, this.#current.signal]) : this.#current.signal;
  }

  cancelAll(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }
}
