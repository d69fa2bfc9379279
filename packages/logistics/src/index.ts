export { locodeOf, locodePattern } from './harbour/locode.ts';
export { greatCircleKm, type Place } from './harbour/great-circle.ts';
export { type CalendarDay, calendarOf, copiedDays, dayParts, makeupOnWeekend } from './calendar/holiday.ts';
