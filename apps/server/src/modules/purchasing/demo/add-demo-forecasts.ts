import { addDays, mondayOf, weekOf } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { keepForecast } from '../forecast/keep-forecast.ts';

/** Weeks before this one whose forecasts were kept: those of the last twelve are compared, each with the one four weeks before. */
const keptWeeks = 16;

/** Keeps the forecasts of the Mondays before, each of what the records say of that day. */
export const addDemoForecasts = demoStep('forecasts', ['statements', 'expenditures'], async ({ transaction, registry, now }) => {
  const monday = mondayOf(weekOf(businessDay(now)));
  for (let back = keptWeeks; back >= 0; back -= 1) {
    const at = new Date(`${addDays(monday, -7 * back)}T00:10:00Z`);
    if (at <= now) await keepForecast(transaction, registry, at);
  }
});
