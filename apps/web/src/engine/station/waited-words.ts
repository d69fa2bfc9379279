import { fill, type Text } from '@axle/kernel';
import { waitingText } from '../../text/waiting.ts';

/** How long something has waited, in words. */
export function waitedWords(milliseconds: number): Text {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return waitingText.justNow;
  if (minutes < 60) return fill(waitingText.minutes, { count: minutes });
  if (minutes < 48 * 60) return fill(waitingText.hours, { count: Math.floor(minutes / 60) });
  return fill(waitingText.days, { count: Math.floor(minutes / 1440) });
}
