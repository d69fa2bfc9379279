import { addMonths, compareDecimals, type Decimal, divide, type LocalDate, multiply, ok, refuse, subtract, sum, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { boardPeriod, comparedSuppliers, isRanked, type Period, periodBefore, type PeriodKind } from '@axle/purchasing';
import type { ToolContext, ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type BoardQuestion, boardQuestion } from '../fact/board-question.ts';
import { frozenFigures } from './freeze-month.ts';
import { weightsIn } from './score-weights.ts';
import { type SupplierFigures, supplierFigures } from './supplier-figures.ts';
import { type SupplierRecords, supplierRecords } from './supplier-records.ts';

/** No records go back further; the years before the first one of the calendar are none. */
const earliest = '2000-01-01' as LocalDate;

/** Most suppliers that are ranked, and months that a line shows. */
const [mostSuppliers, shownMonths] = [1000, 12];

/** What a board of suppliers is worked out from. */
export interface SupplierBoard {
  readonly question: BoardQuestion;
  readonly kind: PeriodKind;
  readonly period: Period;
  readonly records: ReadonlyMap<number, SupplierRecords>;
  /** The figures of a supplier in a period: those that were frozen, else as the records stand. */
  figuresOf(supplier: number, kind: PeriodKind, period: Period): SupplierFigures | undefined;
  isFrozen(month: string): boolean;
}

const monthOf = ({ to }: Period) => to.slice(0, 7);

/** What is asked of a board of suppliers: in which period, the one that has the asked month. */
export function supplierQuestion({ parts, input }: ToolContext): Pick<SupplierBoard, 'question' | 'kind' | 'period'> {
  const question = boardQuestion({ parts, input: { ...input, period: 'month' } });
  const kind = (input['period'] ?? 'month') as PeriodKind;
  const asked = input['month'] === undefined ? todayOf(parts.caller) : (`${String(input['month'])}-01` as LocalDate);
  return { question, kind, period: boardPeriod(kind, asked < earliest ? earliest : asked) };
}

/** Reads what a board of suppliers is worked out from: the period that ends with the asked month, and a year before. */
export async function readSupplierBoard(context: ToolContext): Promise<SupplierBoard> {
  const { parts, input } = context;
  const { question, kind, period } = supplierQuestion(context);
  const last = period.to < question.today ? period.to : question.today;
  const yearBefore = addMonths(`${last.slice(0, 7)}-01` as LocalDate, 1 - shownMonths);
  const from = [yearBefore, periodBefore(kind, period).from].toSorted()[0]!;
  const records = await supplierRecords(question, { from, to: period.to });
  // what is frozen is of all categories
  const frozen =
    input['category'] === undefined ? await frozenFigures(question, from.slice(0, 7), monthOf(period)) : new Map<string, never>();
  const weights = await weightsIn(parts.database);
  return {
    question,
    kind,
    period,
    records,
    isFrozen: month => frozen.has(month),
    figuresOf: (supplier, of, span) => {
      const month = monthOf(span);
      if (of === 'month' && frozen.has(month)) return frozen.get(month)!.get(supplier);
      const own = records.get(supplier);
      return own && supplierFigures(own, { ...span, weights: weights(month) });
    },
  };
}

/** [R19] Suppliers ranked by score, the highest first; suppliers without a score come last. */
export const supplierBoardTool: ToolHandler = async context => {
  const board = await readSupplierBoard(context);
  const { kind, period, records } = board;
  const before = periodBefore(kind, period);
  const leastDue = context.input['leastDue'] as number | undefined;
  const leastLots = (context.input['leastLots'] as number | undefined) ?? 0;
  const grades = context.input['grade'] as readonly string[] | undefined;
  const ranked = [...records.keys()]
    .flatMap(supplier => {
      const figures = board.figuresOf(supplier, kind, period);
      return figures && isRanked(figures, leastDue) && figures.lots >= leastLots
        ? [{ supplier, figures, earlier: board.figuresOf(supplier, kind, before)?.score }]
        : [];
    })
    .filter(({ figures: { grade } }) => grades === undefined || (grade !== undefined && grades.includes(grade)))
    .toSorted((one, other) => compareDecimals(other.figures.score ?? ('-1' as Decimal), one.figures.score ?? ('-1' as Decimal)));
  const compared = comparedSuppliers(
    context.input['compared'] as readonly number[] | undefined,
    ranked.map(({ supplier }) => supplier),
  );
  if (compared.refusals.length > 0) return refuse(compared.refusals[0]!);
  const whole = sum(ranked.map(({ figures }) => figures.amount));
  // months to come have hardly any facts yet
  const last = period.to < board.question.today ? period.to : board.question.today;
  const months = Array.from({ length: shownMonths }, (_, at) =>
    boardPeriod('month', addMonths(`${last.slice(0, 7)}-01` as LocalDate, at - shownMonths + 1)),
  );
  return ok({
    frozen: kind === 'month' && board.isFrozen(monthOf(period)),
    ranking: ranked.slice(0, mostSuppliers).map(({ supplier, figures, earlier }, at): RecordValues => ({
      rank: at + 1,
      supplier,
      month: monthOf(period),
      ...figures,
      ...(figures.score !== undefined && earlier !== undefined ? { scoreDelta: subtract(figures.score, earlier) } : {}),
      ...(compareDecimals(whole, zero) > 0 ? { share: divide(multiply(figures.amount, '100' as Decimal), whole, 2) } : {}),
    })),
    months: compared.suppliers.flatMap(supplier =>
      months.flatMap(month => {
        const score = board.figuresOf(supplier, 'month', month)?.score;
        return score === undefined ? [] : [{ supplier, month: monthOf(month), score }];
      }),
    ),
  });
};
