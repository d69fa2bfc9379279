import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** Longest text of a comment, in characters. */
export const longestComment = 4000;

/** Minutes during which its author may change a comment or take it back. */
export const minutesToChange = 15;

const empty: Refusal = { code: 'REQUIRED', field: 'text', message: { zh: '请填写评论内容', en: 'Enter a comment' } };
const tooLong: Refusal = {
  code: 'TOO_LONG',
  field: 'text',
  message: { zh: `评论最多${longestComment}个字符`, en: `A comment can have at most ${longestComment} characters` },
};
const notYours: Refusal = {
  code: 'FORBIDDEN',
  message: { zh: '只能修改自己的评论', en: 'Only your own comments can be changed' },
};
const tooLate: Refusal = {
  code: 'STATE',
  message: {
    zh: `评论发表${minutesToChange}分钟后不能再修改`,
    en: `A comment cannot be changed more than ${minutesToChange} minutes after posting`,
  },
};

/** The text of a comment as it is kept: lines end the same everywhere, nothing that cannot be seen is in it. */
export function acceptComment(given: string): Result<string> {
  const text = given
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n|\t)\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
  if (text === '') return refuse(empty);
  return text.length > longestComment ? refuse(tooLong) : ok(text);
}

/** What stands against changing a comment or taking it back: it is somebody else's, or its time is over. */
export function refuseCommentChange(
  { by, at }: { readonly by: number; readonly at: string },
  user: number,
  now: number,
): Refusal | undefined {
  if (by !== user) return notYours;
  return now - Date.parse(at) > minutesToChange * 60_000 ? tooLate : undefined;
}
