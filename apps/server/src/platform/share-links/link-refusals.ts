import { type Refusal, text } from '@axle/kernel';

/** A link that is wrong, expired, revoked or used up: the answer does not say which. */
export const badLink: Refusal = { code: 'BAD_LINK', message: text('链接无效或已过期', 'Link is invalid or expired') };

/** An address from which too many wrong links came. */
export const tooManyTries: Refusal = {
  code: 'TOO_MANY',
  message: text('尝试次数过多，请15分钟后再试', 'Too many attempts; try again in 15 minutes'),
};
