/** What becomes of a mail after a try failed: it waits for so many minutes, or is given up. */
export type MailNext = { readonly status: 'retry'; readonly minutes: number } | { readonly status: 'dead' };

const firstWait = 30;
const longestWait = 720;
/** Minutes behind the first try after which none is made any more: four days. */
const patience = 96 * 60;

const waitAfter = (tries: number): number => Math.min(firstWait * 2 ** (tries - 1), longestWait);

/**
 * [R11] What happens when a mail was refused for the n-th time: a permanent refusal (5yz) gives it up at once; else it is tried again after
 * a wait that doubles from half an hour to twelve hours, for four days (RFC 5321, 4.5.4.1). No code means that no connection came about.
 */
export function mailNext(tries: number, code?: number): MailNext {
  if (code !== undefined && code >= 500) return { status: 'dead' };
  const behindFirst = Array.from({ length: tries }, (_, at) => waitAfter(at + 1)).reduce((sum, wait) => sum + wait, 0);
  return behindFirst > patience ? { status: 'dead' } : { status: 'retry', minutes: waitAfter(tries) };
}
