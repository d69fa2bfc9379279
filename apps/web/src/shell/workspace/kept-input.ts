import type { TabValues } from '../../gateways/stored-values.ts';
import type { Session } from '../session/session.ts';

const key = 'axle.kept-input';

interface Kept {
  readonly userId: number;
  /** By tab. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** Input that was unsaved when a session ended or the app reloaded automatically. It is kept in this browser tab for the same user. */
export class KeptInput {
  #held: Kept | undefined;
  readonly #values: TabValues;
  readonly #session: Pick<Session, 'userId'>;

  constructor(values: TabValues, session: Pick<Session, 'userId'>) {
    this.#values = values;
    this.#session = session;
  }

  /** Keeps inputs by tab. False where a reload would lose them, because the browser stores nothing. */
  put(inputs: Readonly<Record<string, unknown>>): boolean {
    const { userId } = this.#session;
    if (userId === undefined) return false;
    this.#store({ userId, inputs: { ...this.#own(), ...inputs } });
    return this.#values.read(key) !== undefined;
  }

  holds(tab: string): boolean {
    return Object.hasOwn(this.#own(), tab);
  }

  /** What was kept of a tab, once; undefined where nothing was. */
  take(tab: string): unknown {
    const { [tab]: taken, ...rest } = this.#own();
    if (taken !== undefined) this.#store({ userId: this.#session.userId!, inputs: rest });
    return taken;
  }

  /** The user has discarded all of it. */
  discard(): void {
    this.#held = undefined;
    this.#values.remove(key);
  }

  /** What is kept for the signed-in user. Somebody else's is thrown away. */
  #own(): Kept['inputs'] {
    const { userId } = this.#session;
    if (userId === undefined) return {};
    const stored = this.#held ?? (this.#values.read(key) as Partial<Kept> | null | undefined);
    if (stored?.userId === userId && typeof stored.inputs === 'object' && stored.inputs !== null) return stored.inputs;
    if (stored) this.discard();
    return {};
  }

  #store(kept: Kept): void {
    this.#held = kept;
    this.#values.write(key, kept);
  }
}
