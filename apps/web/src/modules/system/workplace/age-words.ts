import { fill, type Text } from '@axle/kernel';
import { workplaceText } from '../../../text/workplace.ts';

/** How long ago something was, in words. */
export function ageWords(milliseconds: number): Text {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return workplaceText.justNow;
  if (minutes < 60) return fill(workplaceText.minutes, { count: minutes });
  if (minutes < 1440) return fill(workplaceText.hours, { count: Math.floor(minutes / 60) });
  return fill(workplaceText.days, { count: Math.floor(minutes / 1440) });
}
