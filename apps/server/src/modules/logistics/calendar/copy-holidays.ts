import type { LocalDate } from '@axle/kernel';
import { ok } from '@axle/kernel';
import { copiedDays } from '@axle/logistics';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** Takes the holidays of a calendar's year over to another year; days that are there already stay as they are. */
const copyYear: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const calendar = input['calendar'] as number;
    const [from, to] = [Number(input['from']), Number(input['to'])];
    const rows = await transaction
      .selectFrom('holiday')
      .select(['date', 'kind', 'name_zh', 'name_en', 'fixed', 'year'])
      .where('calendar', '=', calendar)
      .where('year', 'in', [from, to])
      .where('status', '=', 1)
      .orderBy('date')
      .execute();
    const there = new Set(rows.filter(({ year }) => year === to).map(({ date }) => date));
    const days = rows
      .filter(({ year }) => year === from && from !== to)
      .map(({ date, kind, fixed, name_zh: nameZh, name_en: nameEn }) => ({
        date: date as LocalDate,
        kind,
        fixed: fixed === true,
        ...(nameZh === null ? {} : { nameZh }),
        ...(nameEn === null ? {} : { nameEn }),
      }));
    for (const day of copiedDays(days, to).filter(({ date }) => !there.has(date))) {
      const added = await addRecord({ ...parts, database: transaction }, { ...day, calendar });
      if (!added.ok) return added;
    }
    return ok([]);
  });

/** Effects of the holidays' own actions. */
export const holidayActions: ActionHandlers = { 'holiday.copyYear': copyYear };
