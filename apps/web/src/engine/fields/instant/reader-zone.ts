const two = (number: number) => String(number).padStart(2, '0');

/** The reader's distance from UTC at a moment, `UTC+08:00`: it may differ between summer and winter. */
export function readerZone(instant: string): string {
  const minutes = -new Date(instant).getTimezoneOffset();
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Name of the reader's zone, `Asia/Shanghai`. */
export const readerZoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
