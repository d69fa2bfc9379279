import { type Refusal, refuse, type Result } from '@axle/kernel';
import { isUnanswered } from '../../gateways/is-unanswered.ts';
import { formText } from '../../text/form.ts';

/**
 * The key by which the server knows a saving again: the same content has the same one until there is an answer, so that it is saved once.
 */
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
    const lost = reply.ok ? undefined : reply.refusal.find(isUnanswered);
    if (!lost) {
      this.#last = undefined;
      return reply;
    }
    // what is known of a browser that is offline is that nothing was sent
    return lost.code === 'OFFLINE' ? reply : refuse([{ ...lost, message: formText.unanswered }]);
  }
}
