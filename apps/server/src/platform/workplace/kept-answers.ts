import type { Access } from '@axle/permissions';

/** Milliseconds for which an answer stands. */
const stands = 60_000;

/** Users whose answers are kept at most. */
const mostUsers = 1000;

/**
 * Answers that each user gets again for a minute, as long as nothing changes their rights. Who asks while it is worked out waits for the
 * same one. A user who has written something asks for them `again`.
 */
export function keptAnswers<Answer>(): (
  caller: { readonly access: Access; readonly now: Date },
  work: () => Promise<Answer>,
  again?: boolean,
) => Promise<Answer> {
  const kept = new Map<number, { readonly access: Access; readonly at: number; readonly answer: Promise<Answer> }>();
  return ({ access, now }, work, again = false) => {
    const { userId } = access;
    const known = kept.get(userId);
    if (!again && known?.access === access && now.getTime() - known.at < stands) return known.answer;
    const answer = work();
    kept.delete(userId);
    kept.set(userId, { access, at: now.getTime(), answer });
    const [oldest] = kept.keys();
    if (kept.size > mostUsers && oldest !== undefined) kept.delete(oldest);
    // a failed answer is calculated again
    answer.catch(() => kept.get(userId)?.answer === answer && kept.delete(userId));
    return answer;
  };
}
