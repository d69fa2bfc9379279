import { type Refusal, text } from '@axle/kernel';

/** Days for which a link holds unless it is said, and the most that it may hold. */
export const linkDays = { usual: 7, most: 30 } as const;

const wrongDays: Refusal = {
  code: 'DAYS',
  field: 'days',
  message: text('有效期须为1至30天', 'A link must be valid for 1 to 30 days'),
};

/** [R77] What stands against a link that holds for so many days: `DAYS`. */
export const linkRefusals = (days: number): readonly Refusal[] =>
  Number.isSafeInteger(days) && days >= 1 && days <= linkDays.most ? [] : [wrongDays];

/** [R77] Whether a link opens a report in a state: one to fill it in opens drafts and submitted ones, one to see it all. */
export const linkOpens = (access: 'view' | 'fill', state: string): boolean =>
  access === 'view' || state === 'draft' || state === 'submitted';
