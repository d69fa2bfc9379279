import { addDays, type LocalDate, mondayOf, weekOf, type WorkCalendar } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { forecastBucket, type ForecastBucket, payDate } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolContext } from '../../../platform/resources/calls/tool-handler.ts';
import { type BoardQuestion, boardQuestion } from '../fact/board-question.ts';
import { companyCalendar } from '../deduction/company-calendar.ts';
import { estimatedAmounts } from './estimated-amounts.ts';
import type { ForecastAmount } from './forecast-amount.ts';
import { matchedPayables } from './matched-payables.ts';
import { orderAmounts } from './order-amounts.ts';
import { paymentAmounts } from './payment-amounts.ts';

/** An amount with the day on which it is paid, and its column. */
export interface ForecastRow extends ForecastAmount {
  readonly pay: LocalDate;
  readonly bucket: ForecastBucket;
}

/** Days before this week of which payments are shown. */
const shownDays = 91;

type Manual = Omit<ForecastAmount, 'stage' | 'isOrder' | 'supplier' | 'buyer' | 'movedFrom' | 'moveReason'> & {
  readonly supplier: number | null;
  readonly buyer: number | null;
  readonly movedFrom: LocalDate | null;
  readonly moveReason: string | null;
};

async function manualAmounts({ database, inCurrency, where, now }: BoardQuestion): Promise<readonly ForecastAmount[]> {
  const { rows } = await sql<Manual>`
    select t.memo as "documentNo", t.supplier, t.buyer, t.company_entity as "companyEntity", t.currency,
      trim_scale(t.amount)::text as amount, t.due_date as due, t.moved_from as "movedFrom", t.move_reason as "moveReason"
    from (select e.*, e.created_by as buyer from expenditure e where e.status = 1 and e.created_at <= ${now}) as t
    where ${where()} and ${inCurrency} order by t.due_date, t.id`.execute(database);
  return rows.map(({ supplier, buyer, movedFrom, moveReason, ...row }) => ({
    ...row,
    stage: 'manual',
    isOrder: false,
    ...(supplier === null ? {} : { supplier }),
    ...(buyer === null ? {} : { buyer }),
    ...(movedFrom === null || moveReason === null ? {} : { movedFrom, moveReason }),
  }));
}

const matchedAmounts = async (question: BoardQuestion): Promise<readonly ForecastAmount[]> =>
  (await Promise.all([...question.registry.parts(matchedPayables).values()].map(source => source(question)))).flat();

/** [R18b] [R18c] All amounts of a forecast, each in the one stage and column in which it stands; of what the actor may see. */
export const forecastRows = ({ input, parts }: ToolContext): Promise<readonly ForecastRow[]> =>
  forecastRowsOf(boardQuestion({ parts, input: { ...input, period: 'month' } }), input);

/**
 * The same of the rows that a question is about, as they stood at its moment: what was agreed, asked for or paid later is not in it. What
 * orders are to be paid may come summed up, or of a moment that is past.
 */
export async function forecastRowsOf(
  question: BoardQuestion,
  input: RecordValues,
  scheduled: (question: BoardQuestion) => Promise<readonly ForecastAmount[]> = orderAmounts,
): Promise<readonly ForecastRow[]> {
  const all = [
    ...(await paymentAmounts(question, addDays(mondayOf(weekOf(question.today)), -shownDays))),
    ...(await matchedAmounts(question)),
    ...(await scheduled(question)),
    ...(input['includeEstimated'] === false ? [] : await estimatedAmounts(question)),
    ...(await manualAmounts(question)),
  ];
  const stages = input['stage'] === undefined ? undefined : [input['stage']].flat();
  const calendars = new Map<number, WorkCalendar>();
  for (const company of new Set(all.map(({ companyEntity }) => companyEntity)))
    calendars.set(company, await companyCalendar(question.database, company));
  const range = { today: question.today, weeks: Number(input['weeks'] ?? 12) };
  return all
    .filter(({ stage }) => stages === undefined || stages.includes(stage))
    .map(amount => {
      const { stage, due, paidOn, companyEntity } = amount;
      const working = payDate(due, calendars.get(companyEntity)!);
      const pay = paidOn ?? (input['base'] === 'dueDate' || !working.ok ? due : working.value);
      return { ...amount, pay, bucket: forecastBucket(stage, pay, range) };
    });
}
