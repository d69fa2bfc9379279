import { fill, type Refusal, text } from '@axle/kernel';

const hour = 60 * 60 * 1000;
/** Hours in which nobody mails the same score twice by accident. */
const apart = 24;

/** A score that is to be mailed to its supplier. */
export interface MailedScore {
  /** The supplier as it is called in the refusal. */
  readonly supplier: string;
  readonly hasScore: boolean;
  /** When the same score was last mailed, in milliseconds. */
  readonly lastMailAt: number | undefined;
  /** It is meant to be mailed once more. */
  readonly again: boolean;
}

/**
 * [R79] What stands against mailing the score of a period: there is none (`NO_SCORE`), or it was mailed less than a day ago and nobody said
 * that it is to go once more (`TOO_SOON`). Moments are in milliseconds.
 */
export function scoreMailRefusals({ supplier, hasScore, lastMailAt, again }: MailedScore, now: number): readonly Refusal[] {
  const refusal = (code: string, field: string, zh: string, en: string): readonly Refusal[] => [
    { code, field, message: fill(text(zh, en), { supplier }) },
  ];
  if (!hasScore) return refusal('NO_SCORE', 'suppliers', '供应商{supplier}在该期间没有评分', '{supplier} has no score in this period');
  if (again || lastMailAt === undefined || now - lastMailAt >= apart * hour) return [];
  return refusal(
    'TOO_SOON',
    'again',
    '{supplier}的评分在24小时内已发送；如需重发请勾选“再次发送”',
    'The score of {supplier} was mailed less than 24 hours ago; tick “Send again” to mail it once more',
  );
}
