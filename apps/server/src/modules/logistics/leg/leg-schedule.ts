import { fill, inLanguage, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { calendarsOf, legsOn, scheduled } from './first-legs.ts';
import { legCalendars } from './leg-calendars.ts';

const noLeg = (from: string, to: string, shipping: string, day: string): Refusal => ({
  code: 'NO_LEG',
  message: fill(
    { zh: '{day}没有{from}经{shipping}到{to}的头程时效', en: 'There is no first-leg time from {from} to {to} by {shipping} on {day}' },
    { from, to, shipping, day },
  ),
});

/** The dates of each stage of a first leg from a start on, usual and slow, with the sailings waited for and the holidays met. */
export const schedule: ToolHandler = async ({ parts, input }) => {
  const [origin, warehouse, shipping] = [String(input['origin']), String(input['warehouse']), String(input['shipping'])];
  const start = input['start'] as LocalDate;
  const [leg] = await legsOn(parts, shipping, start, sql<boolean>`o.code = ${origin} and w.code = ${warehouse}`);
  if (!leg) return refuse(noLeg(origin, warehouse, shipping, start));
  const loaded = await legCalendars(parts.database, calendarsOf([leg]));
  const usual = scheduled(start, leg, 'daysP50', loaded);
  if (!usual.ok) return usual;
  const slow = scheduled(start, leg, 'daysP85', loaded);
  if (!slow.ok) return slow;
  const met = (calendar: number | undefined, days: readonly LocalDate[]) => {
    const said = (language: 'zh-cn' | 'en') =>
      days
        .map(day => {
          const name = loaded.names.get(`${calendar} ${day}`);
          return name ? `${day} ${inLanguage(name, language)}`.trim() : day;
        })
        .join('; ');
    return { zh: said('zh-cn'), en: said('en') };
  };
  return ok({
    dockP50: usual.value.end,
    daysP50: usual.value.days,
    dockP85: slow.value.end,
    daysP85: slow.value.days,
    lines: usual.value.stages.map((stage, at) => {
      const later = slow.value.stages[at]!;
      return {
        code: stage.code,
        fromP50: stage.from,
        toP50: stage.to,
        fromP85: later.from,
        toP85: later.to,
        ...(stage.sails === undefined ? {} : { sailsP50: stage.sails }),
        ...(later.sails === undefined ? {} : { sailsP85: later.sails }),
        ...(later.holidays.length > 0 ? { holidays: met(leg.stages[at]?.calendar, later.holidays) } : {}),
      };
    }),
  });
};
