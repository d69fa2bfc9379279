import type { Decimal, LocalDate } from '@axle/kernel';
import type { KpiFact, Period } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { BoardFacts, DayFact } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';
import { factSource, type KeptFigure } from './fact-source.ts';

/** What rows come to, and how many more there are whose amount is not known in CNY. */
export interface SummedFact extends KpiFact {
  readonly count: number;
  readonly unknown: number;
}

/** What rows come to as the database says it. */
export interface Sums {
  readonly count: number;
  readonly unknown: number;
  readonly numerator: Decimal;
  readonly denominator: Decimal | null;
}

/** The sums of rows `f`, as {@link Sums}. */
export const sums = sql`
  count(f.numerator)::integer as count, (count(*) - count(f.numerator))::integer as unknown,
  trim_scale(coalesce(sum(f.numerator), 0))::text as numerator, trim_scale(sum(f.denominator))::text as denominator`;

/** Sums without a denominator that there is none of. */
export const summed = <Row extends Sums>({ denominator, ...row }: Row) => ({ ...row, ...(denominator === null ? {} : { denominator }) });

/** [R91] What the rows of a figure come to, in groups: by expressions over a row `f`, under their names. */
export async function sumFacts<Group extends object>(
  figure: KeptFigure,
  question: BoardQuestion,
  span: Period,
  by: Readonly<Record<keyof Group, RawBuilder<unknown>>>,
): Promise<readonly (SummedFact & Group)[]> {
  const groups = Object.entries<RawBuilder<unknown>>(by);
  const { rows } = await sql<Sums & Group>`
    select ${sql.join(groups.map(([name, of]) => sql`${of} as ${sql.id(name)}`))}, ${sums}
    from (${factSource(figure, question, span)}) f group by ${sql.join(groups.map((_, at) => sql.raw(String(at + 1))))}`.execute(
    question.database,
  );
  return rows.map(row => summed(row) as SummedFact & Group);
}

/** [R70] [R91] What a figure comes to day by day; a figure that is a median has each of its rows. */
export async function factsByDay(figure: KeptFigure, question: BoardQuestion, span: Period): Promise<BoardFacts<DayFact>> {
  if (figure === 'K3') {
    const { rows } = await sql<DayFact>`
      select f.day, trim_scale(f.numerator)::text as numerator from (${factSource(figure, question, span)}) f`.execute(question.database);
    return { facts: rows, unknown: 0 };
  }
  const days = await sumFacts<{ readonly day: LocalDate }>(figure, question, span, { day: sql`f.day` });
  return { facts: days, unknown: days.reduce((all, { unknown }) => all + unknown, 0) };
}
