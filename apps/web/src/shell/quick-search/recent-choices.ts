import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { Session } from '../session/session.ts';
import type { Choice } from './choice.ts';

/** How many are remembered. */
const most = 6;

/** What the signed-in user chose lately in this browser. Records are not kept: what may be read of them is the server's to say. */
export class RecentChoices {
  readonly #values: BrowserValues;
  readonly #session: Pick<Session, 'userId'>;

  constructor(values: BrowserValues, session: Pick<Session, 'userId'>) {
    this.#values = values;
    this.#session = session;
  }

  note({ key }: Choice): void {
    this.#values.write(this.#name, [key, ...this.#keys.filter(other => other !== key)].slice(0, most));
  }

  /** Those of the choices that were chosen lately, the last one first. */
  among(choices: readonly Choice[]): readonly Choice[] {
    return this.#keys.flatMap(key => choices.find(choice => choice.key === key) ?? []);
  }

  get #name(): string {
    return `axle.found.${this.#session.userId}`;
  }

  get #keys(): readonly string[] {
    const stored = this.#values.read(this.#name);
    return Array.isArray(stored) ? stored.filter(key => typeof key === 'string').slice(0, most) : [];
  }
}
