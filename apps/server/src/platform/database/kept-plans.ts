import pg from 'pg';

/**
 * Begins statements that are sent over and over with other values, as those of a posting are: a connection plans them once. Their text
 * must never change from one time to the next.
 */
const mark = '/* kept */';

const names = new Map<string, string>();

/** The name under which connections keep the plan of a text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** What is asked of the driver, with a name where the statement is marked: the driver prepares named statements once. */
const named = ([text, values, ...rest]: readonly unknown[]): readonly unknown[] =>
  typeof text === 'string' && text.trimStart().startsWith(mark) ? [{ name: nameOf(text), text, values }, ...rest] : [text, values, ...rest];

/** A connection that keeps the plans of marked statements as long as it lives; a pool makes its connections of it. */
export class KeepingClient extends pg.Client {
  override query(...asked: readonly unknown[]): never {
    return Reflect.apply(super.query, this, named(asked)) as never;
  }
}
