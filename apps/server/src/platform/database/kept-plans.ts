import pg from 'pg';

/**
 * Begins statements that are sent over and over with other values, as those of a posting are: a connection plans them once. Their text
 * must never change from one time to the next.
 */
const mark = '/* kept */';

/** From this statement on until its transaction ends, a connection keeps the plans of all that it is sent again and again. */
export const keepAllPlans = '/* keep all */ select 1';

/** How often a text was sent before its plan is kept, where all plans are: most texts are sent once. */
const sentBefore = 2;

const names = new Map<string, string>();

/** The name under which connections keep the plan of a text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that keeps the plans of marked statements as long as it lives; a pool makes its connections of it. */
export class KeepingClient extends pg.Client {
  /** The texts that were sent while all plans were kept. */
  readonly #sent = new Map<string, { readonly name: string; times: number }>();
  #keepsAll = false;

  override query(...asked: readonly unknown[]): never {
    return Reflect.apply(super.query, this, this.#named(asked)) as never;
  }

  /** What is asked of the driver, with a name where the plan is kept: the driver prepares named statements once. */
  #named([text, values, ...rest]: readonly unknown[]): readonly unknown[] {
    const name = typeof text === 'string' ? this.#nameOf(text, values) : undefined;
    return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest];
  }

  #nameOf(text: string, values: unknown): string | undefined {
    if (text === keepAllPlans) this.#keepsAll = true;
    if (text === 'commit' || text === 'rollback') this.#keepsAll = false;
    if (text.trimStart().startsWith(mark)) return nameOf(text);
    return this.#keepsAll && Array.isArray(values) && values.length > 0 ? this.#repeated(text) : undefined;
  }

  #repeated(text: string): string | undefined {
    const sent = this.#sent.get(text) ?? { name: `repeated_${this.#sent.size + 1}`, times: 0 };
    this.#sent.set(text, sent);
    sent.times += 1;
    return sent.times > sentBefore ? sent.name : undefined;
  }
}
