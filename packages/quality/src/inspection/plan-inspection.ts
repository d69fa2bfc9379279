import { fill, type LocalDate, type Refusal, text } from '@axle/kernel';

const passed = text('计划日期不能早于今天', 'It cannot be planned before today');
const tooSoon = text('最早可计划在明天', 'Tomorrow is the earliest');

/** [Q15] What stands against planning an inspection for a day: it has passed (`PAST`), or a new one is wanted today (`TOO_SOON`). */
export function planRefusals(
  planDate: LocalDate,
  { today, isNew }: { readonly today: LocalDate; readonly isNew: boolean },
): readonly Refusal[] {
  if (planDate < today) return [{ code: 'PAST', field: 'planDate', message: passed }];
  return isNew && planDate === today ? [{ code: 'TOO_SOON', field: 'planDate', message: tooSoon }] : [];
}

/** Places to which one inspector goes on a day at most. */
export const placesADay = 2;

const farAround = text(
  '该检验员当天已有{most}处验货，请改期或换人',
  'The inspector already has {most} places that day; choose another day or inspector',
);

/** [Q16] What stands against sending an inspector to a place on a day on which others are planned: `TOO_MANY_PLACES`. */
export function placeRefusals(place: string, planned: readonly string[]): readonly Refusal[] {
  return new Set([...planned, place]).size > placesADay
    ? [{ code: 'TOO_MANY_PLACES', field: 'inspector', message: fill(farAround, { most: placesADay }) }]
    : [];
}
