import type { Decimal, LocalDate } from '@axle/kernel';
import type { KpiFact, Period } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import { type BoardFacts, type DayFact, known } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';
import { commonSources, factSource } from './fact-source.ts';
import type { KeptFigure } from './figure-source.ts';

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

/** What the rows of a figure come to in each group. */
type SummedGroups<Group> = readonly (SummedFact & Group)[];

/**
 * [R91] What the rows of figures come to, in groups: by expressions over a row `f`, under their names. Rows that figures have in common
 * are read once.
 */
export async function sumFigures<Group extends object, Figure extends KeptFigure = KeptFigure>(
  figures: readonly Figure[],
  question: BoardQuestion,
  span: Period,
  by: Readonly<Record<keyof Group, RawBuilder<unknown>>>,
): Promise<ReadonlyMap<Figure, SummedGroups<Group>>> {
  const groups = Object.entries<RawBuilder<unknown>>(by);
  const found = new Map<Figure, SummedGroups<Group>>();
  for (const { figures: common, source } of commonSources(figures, question, span)) {
    const sumsOf = common.map((_, at) => {
      const [counts, numerator, denominator] = ['counts', 'numerator', 'denominator'].map(name => sql.ref(`f.${name}_${at}`));
      return sql`json_build_object('count', count(${numerator}) filter (where ${counts}),
        'unknown', count(*) filter (where ${counts} and ${numerator} is null),
        'numerator', trim_scale(coalesce(sum(${numerator}) filter (where ${counts}), 0))::text,
        'denominator', trim_scale(sum(${denominator}) filter (where ${counts}))::text)`;
    });
    const { rows } = await sql<Group & { readonly of: readonly Sums[] }>`
      select ${sql.join(groups.map(([name, of]) => sql`${of} as ${sql.id(name)}`))}, json_build_array(${sql.join(sumsOf)}) as "of"
      from (${source}) f group by ${sql.join(groups.map((_, at) => sql.raw(String(at + 1))))}`.execute(question.database);
    for (const [at, figure] of common.entries())
      found.set(
        figure,
        rows.flatMap(({ of, ...group }) => {
          const own = of[at]!;
          return own.count + own.unknown === 0 ? [] : [{ ...group, ...summed(own) } as unknown as SummedFact & Group];
        }),
      );
  }
  return found;
}

/** [R91] What the rows of one figure come to, in groups. */
export async function sumFacts<Group extends object>(
  figure: KeptFigure,
  question: BoardQuestion,
  span: Period,
  by: Readonly<Record<keyof Group, RawBuilder<unknown>>>,
): Promise<SummedGroups<Group>> {
  return (await sumFigures<Group>([figure], question, span, by)).get(figure)!;
}

/** [R70] [R91] What figures come to day by day; of one that is a median each of its rows. */
export async function factsByDay<Figure extends KeptFigure>(
  figures: readonly Figure[],
  question: BoardQuestion,
  span: Period,
): Promise<ReadonlyMap<Figure, BoardFacts<DayFact>>> {
  const medians = figures.filter(figure => figure === 'K3');
  const summing = figures.filter(figure => figure !== 'K3');
  const days = await sumFigures<{ readonly day: LocalDate }, Figure>(summing, question, span, { day: sql`f.day` });
  const found = new Map<Figure, BoardFacts<DayFact>>();
  for (const [figure, facts] of days) found.set(figure, { facts, unknown: facts.reduce((all, { unknown }) => all + unknown, 0) });
  for (const figure of medians) {
    const { rows } = await sql<DayFact>`
      select f.day, trim_scale(f.numerator)::text as numerator from (${factSource(figure, question, span)}) f`.execute(question.database);
    found.set(figure, known(rows));
  }
  return found;
}
