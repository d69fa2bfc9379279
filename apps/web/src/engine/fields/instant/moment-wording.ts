import { ok, refuse } from '@axle/kernel';
import { parseCell, utcInstant } from '@axle/page-kit';
import type { Wording } from '../parts/wording.ts';
import { localMoment } from '../calendar/local-moment.ts';

const label = { zh: '时间', en: 'Time' };
const parts = /^(\S+?)(?:[T\s]+(\S+))?$/;

/** The instant of a day and a time of the reader's clock; undefined for a moment that it passes over, as when summer time begins. */
export function instantAt(day: string, time: string): string | undefined {
  const instant = new Date(`${day}T${time}`).toISOString();
  return localMoment(instant) === `${day} ${time}` ? instant : undefined;
}

/** Moments in the reader's time zone, `YYYY-MM-DD HH:mm:ss`; a day alone is its beginning. */
export const momentWording: Wording = {
  read(text) {
    const [, dayText = '', timeText = '0:00'] = parts.exec(text.normalize('NFKC').trim()) ?? [];
    if (text.trim() === '') return ok(undefined);
    const day = parseCell({ kind: 'date', label }, dayText);
    const time = parseCell({ kind: 'time', label }, timeText);
    const instant = day.ok && time.ok && day.value && time.value ? instantAt(String(day.value), String(time.value)) : undefined;
    return instant === undefined ? refuse({ code: 'FORMAT', message: label }) : ok(instant);
  },
  write: value => (typeof value === 'string' && utcInstant(value) === value ? localMoment(value) : String(value)),
};
