/** Words for the people whom an event concerns: who raises it names them. */
export const concernedWords = ['owner', 'requester', 'user', 'mentioned', 'approver'] as const;

/** To whom a template goes. */
export interface Receivers {
  /** Whether those whom the event concerns get it. */
  readonly concerned: boolean;
  /** Codes of roles all of whose people get it. */
  readonly roles: readonly string[];
  /** Accounts of single users. */
  readonly accounts: readonly string[];
  /** Words that mean nothing. */
  readonly unknown: readonly string[];
}

/**
 * [M9] Reads a template's list of receivers: `owner` and the like, codes of roles, `user:account`. An empty list means those whom the event
 * concerns.
 */
export function receiversOf(words: readonly string[]): Receivers {
  const concerned = words.filter(word => concernedWords.some(each => each === word));
  const accounts = words.filter(word => /^user:[a-z0-9._@-]+$/.test(word));
  const roles = words.filter(word => /^[a-z][A-Za-z0-9]*$/.test(word) && !concerned.includes(word));
  const understood = new Set([...concerned, ...accounts, ...roles]);
  return {
    concerned: words.length === 0 || concerned.length > 0,
    roles,
    accounts: accounts.map(word => word.slice('user:'.length)),
    unknown: words.filter(word => !understood.has(word)),
  };
}
