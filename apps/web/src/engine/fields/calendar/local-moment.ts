const two = (number: number) => String(number).padStart(2, '0');

/** An instant in the reader's time zone, `2026-05-20 16:30:00`. What is no instant comes back as it is. */
export function localMoment(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return `${localDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The reader's calendar day, `2026-05-20`. */
export const localDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
