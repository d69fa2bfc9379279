import { fill, type Refusal } from '@axle/kernel';

const hour = 60 * 60 * 1000;
/** Hours that a supplier is left in peace behind a mail. */
const peace = 24;

/**
 * [R32] What stands against reminding a supplier of an order: the last mail about it is less than a day old (`TOO_SOON`). Moments are in
 * milliseconds.
 */
export function remindRefusals(lastMailAt: number | undefined, now: number): readonly Refusal[] {
  if (lastMailAt === undefined || now - lastMailAt >= peace * hour) return [];
  const hours = Math.ceil((lastMailAt + peace * hour - now) / hour);
  const message = {
    zh: '距上一封邮件不足24小时，请{hours}小时后再催',
    en: 'The last mail is less than 24 hours old; remind again in {hours} h',
  };
  return [{ code: 'TOO_SOON', message: fill(message, { hours }) }];
}
