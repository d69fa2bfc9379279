import { text, weekdayNames } from '@axle/kernel';

/** Days of the week, Monday first. */
export const weekdayOptions = weekdayNames.map((label, at) => ({ code: String(at + 1), label }));

/** Hours of a day. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => {
  const code = String(hour).padStart(2, '0');
  return { code, label: text(`${code}时`, `${code}:00`) };
});
