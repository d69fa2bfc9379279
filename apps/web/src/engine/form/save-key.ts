import type { Refusal, Result } from '@axle/kernel';

/** Refusals after which it is not known whether the server did what it was asked. */
const unanswered: ReadonlySet<string> = new Set(['OFFLINE', 'NO_RESPONSE', 'CANCELLED']);

/** The key by which the server knows a saving again: the same content has the same one until there is an answer, so that it is saved once. */
export class SaveKey {
  #last: { readonly what: string; readonly key: string } | undefined;
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** Sends something under its key. */
  async send<Saved>(
    what: unknown,
    call: (key: string) => Promise<Result<Saved, readonly Refusal[]>>,
  ): Promise<Result<Saved, readonly Refusal[]>> {
    const content = JSON.stringify(what);
    if (this.#last?.what !== content) this.#last = { what: content, key: this.#newId() };
    const reply = await call(this.#last.key);
    if (reply.ok || !reply.refusal.some(({ code }) => unanswered.has(code))) this.#last = undefined;
    return reply;
  }
}
