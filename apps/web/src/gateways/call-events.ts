/** A reply said that the session is over. */
export interface SignedOut {
  readonly gateway: 'main' | 'office';
  readonly message: string;
  /** The signature that the refused call carried: a late reply to an old one must not end a new session. */
  readonly signature: string | undefined;
}

/** An export was queued for the download centre. */
export interface Queued {
  readonly taskid?: string;
}

/** The events that the gateway clients report to the shell. */
export class CallEvents {
  readonly #signedOut = new Set<(event: SignedOut) => void>();
  readonly #queued = new Set<(event: Queued) => void>();
  readonly #submitted = new Set<() => void>();
  readonly #written = new Set<() => void>();
  #writes = 0;
  readonly #named = new Set<(names: Readonly<Record<string, unknown>>) => void>();

  onSignedOut(hear: (event: SignedOut) => void): void {
    this.#signedOut.add(hear);
  }

  onQueued(hear: (event: Queued) => void): void {
    this.#queued.add(hear);
  }

  /** Returns the function that unsubscribes. */
  onSubmitted(hear: () => void): () => void {
    this.#submitted.add(hear);
    return () => void this.#submitted.delete(hear);
  }

  /** Returns the function that unsubscribes. */
  onWritten(hear: () => void): () => void {
    this.#written.add(hear);
    return () => void this.#written.delete(hear);
  }

  signedOut(event: SignedOut): void {
    for (const hear of this.#signedOut) hear(event);
  }

  queued(event: Queued): void {
    for (const hear of this.#queued) hear(event);
  }

  /** A call that the client repeated itself was done: what is shown may have changed. */
  submitted(): void {
    for (const hear of this.#submitted) hear();
  }

  /** The user wrote something, anywhere: what is counted elsewhere may have changed. */
  written(): void {
    this.#writes += 1;
    for (const hear of this.#written) hear();
  }

  /** How often the user wrote something since the product was opened. */
  get writes(): number {
    return this.#writes;
  }

  onNamed(hear: (names: Readonly<Record<string, unknown>>) => void): void {
    this.#named.add(hear);
  }

  /** A reply brought names of what its data refers to, by entity. */
  named(names: Readonly<Record<string, unknown>>): void {
    for (const hear of this.#named) hear(names);
  }
}
