import type pg from 'pg';

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

/** Lets a connection keep the plans of marked statements as long as it lives. */
export function keepPlans(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const query = (text: unknown, ...rest: readonly unknown[]): unknown =>
    typeof text === 'string' && text.trimStart().startsWith(mark)
      ? send({ name: nameOf(text), text, values: rest[0] }, ...rest.slice(1))
      : send(text, ...rest);
  client.query = query as typeof client.query;
}
