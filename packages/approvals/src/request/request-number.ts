/** Most requests of one day. */
export const mostPerDay = 9999;

/** [A9] The number of a day's request: `CR2603020001`. A day is `2026-03-02`; numbers count from 1 to 9,999. */
export function requestNumber(day: string, count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > mostPerDay) throw new RangeError(`${count} is no number of a request`);
  return `CR${day.slice(2).replaceAll('-', '')}${String(count).padStart(4, '0')}`;
}

/** [A9] A request's number for a reader: `CR-260-302-0001`. Any other text stays as it is. */
export const shownNumber = (requestNo: string): string => requestNo.replace(/^CR(\d{3})(\d{3})(\d{4})$/, 'CR-$1-$2-$3');
