import { fill, type Refusal, text } from '@axle/kernel';

const hour = 60 * 60 * 1000;
/** Hours in which nobody sends the same order twice by accident. */
const apart = 24;

/**
 * [R120] What stands against sending an order to its supplier once more: it was sent less than a day ago and nobody said that it is to go
 * once more (`SENT_TODAY`). Moments are in milliseconds.
 */
export function resendRefusals(lastSentAt: number | undefined, again: boolean, now: number): readonly Refusal[] {
  if (again || lastSentAt === undefined || now - lastSentAt >= apart * hour) return [];
  const message = text(
    '{hours}小时前刚发送过；如需重发请勾选“再次发送”',
    'It was sent {hours} {hours|hour|hours} ago; tick “Send again” to send it once more',
  );
  return [{ code: 'SENT_TODAY', field: 'again', message: fill(message, { hours: Math.floor((now - lastSentAt) / hour) }) }];
}
