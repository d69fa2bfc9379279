import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { Session } from '../session/session.ts';
import type { Choice } from './choice.ts';

/** How many are remembered. */
const most = 6;

/** A record that was viewed: its page and its id. The server decides each time what the user may read of it. */
const recordPlace = /^[A-Za-z]+\.\d{1,15}$/;

/** What the signed-in user chose and looked at lately in this browser. */
export class RecentChoices {
  readonly #values: BrowserValues;
  readonly #session: Pick<Session, 'userId'>;

  constructor(values: BrowserValues, session: Pick<Session, 'userId'>) {
    this.#values = values;
    this.#session = session;
  }

  note({ key }: Pick<Choice, 'key'>): void {
    this.#values.write(this.#name, [key, ...this.#keys.filter(other => other !== key)].slice(0, most));
  }

  /** A page that came into sight, and the record in it. */
  see(page: string, record: string | undefined): void {
    this.note({ key: page });
    const place = `${page}.${record ?? ''}`;
    if (!recordPlace.test(place)) return;
    this.#values.write(this.#recordsName, [place, ...this.records.filter(other => other !== place)].slice(0, most));
  }

  /** The records looked at lately, the last one first, each as `page.id`. */
  get records(): readonly string[] {
    const stored = this.#values.read(this.#recordsName);
    return Array.isArray(stored) ? stored.filter(place => typeof place === 'string' && recordPlace.test(place)).slice(0, most) : [];
  }

  /** Those of the choices that were chosen lately, the last one first. */
  among(choices: readonly Choice[]): readonly Choice[] {
    return this.#keys.flatMap(key => choices.find(choice => choice.key === key) ?? []);
  }

  get #recordsName(): string {
    return `axle.seen.${this.#session.userId}`;
  }

  get #name(): string {
    return `axle.found.${this.#session.userId}`;
  }

  get #keys(): readonly string[] {
    const stored = this.#values.read(this.#name);
    return Array.isArray(stored) ? stored.filter(key => typeof key === 'string').slice(0, most) : [];
  }
}
