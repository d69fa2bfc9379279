import { backgroundRefreshDelay, cacheKey } from '@axle/session';
import type { Clock } from '../../gateways/clock.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';

interface Stored {
  /** Distinguishes sign-ins. */
  readonly tag: string;
  readonly answer: unknown;
}

/** How an answer is loaded and used. */
export interface Wanted<Answer> {
  readonly key: string;
  readonly signature: string;
  /** Asks the server; undefined when it could not answer. */
  readonly ask: () => Promise<unknown>;
  /** Parses an answer of the server or of the cache; undefined where it is invalid: broken, or of another version. */
  readonly read: (json: unknown) => Answer | undefined;
  readonly put: (answer: Answer) => void;
}

/** Answers of the server kept for one sign-in: the cache is tied to the cookie signature. */
export class CachedAnswers {
  readonly #values: BrowserValues;
  readonly #clock: Clock;
  readonly #callOff = new Map<string, () => void>();

  constructor(values: BrowserValues, clock: Clock) {
    this.#values = values;
    this.#clock = clock;
  }

  /**
   * From the cache at once and again from the server after 10 s; from the server directly when it is not cached. False when there is no
   * answer.
   */
  async load<Answer>(wanted: Wanted<Answer>): Promise<boolean> {
    const stored = this.#values.read(storageKey(wanted.key)) as Partial<Stored> | null | undefined;
    const answer = stored?.tag === cacheKey(wanted.key, wanted.signature) ? wanted.read(stored.answer) : undefined;
    if (answer === undefined) return this.#refresh(wanted);
    wanted.put(answer);
    this.#callOff.get(wanted.key)?.();
    this.#callOff.set(
      wanted.key,
      this.#clock.after(backgroundRefreshDelay, () => void this.#refresh(wanted)),
    );
    return true;
  }

  /** Calls off the refreshes that still wait. */
  stop(): void {
    for (const callOff of this.#callOff.values()) callOff();
    this.#callOff.clear();
  }

  async #refresh<Answer>({ key, signature, ask, read, put }: Wanted<Answer>): Promise<boolean> {
    const answer = read(await ask());
    if (answer === undefined) return false;
    this.#values.write(storageKey(key), { tag: cacheKey(key, signature), answer } satisfies Stored);
    put(answer);
    return true;
  }
}

/** One entry for each thing: a new sign-in writes over the old one's. */
const storageKey = (key: string) => `axle.cache.${key}`;
