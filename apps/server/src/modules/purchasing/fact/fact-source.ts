import type { Period } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { BoardQuestion } from './board-question.ts';
import { type FactRows, figureSource, type KeptFigure, type RowSource, rowsOf } from './figure-source.ts';

const nothing = sql.raw<never>('null::numeric');

/** Columns shown of a row, by the table that it comes from: its line, SKU, reason of the delay, lot. */
const shown: Readonly<Record<RowSource['table'], string>> = {
  order_line_fact: `t.line, t.sku, t.reason, t.cause, null::text as lot, null::text as lot_type, null::integer as lot_line`,
  order_step_fact: `null::bigint as line, null::bigint as sku, null::text as reason, null::text as cause,
    null::text as lot, null::text as lot_type, null::integer as lot_line`,
  judged_lot: `null::bigint as line, t.sku, null::text as reason, null::text as cause,
    t.inspection_no as lot, t.type as lot_type, t.order_line as lot_line`,
};

const seen = ({ table, where }: RowSource, question: BoardQuestion) => sql<boolean>`
  ${where} and ${question.where()} and ${question.inCurrency}
    and ${table === 'order_step_fact' ? question.ofOrders : question.ofSkus('t.sku')}`;

const own = sql.raw<never>('t.purchase_order, t.supplier, t.buyer, t.company_entity, t.currency');

/**
 * [R91] The rows of a figure in some days as a table of line, order, lot, whose they are, day, pieces, numerator and denominator. The
 * numerator is null where an amount is not known in CNY.
 */
export function factSource(figure: KeptFigure, question: BoardQuestion, span: Period): RawBuilder<unknown> {
  const { rows, counts, qty, numerator, denominator, net } = figureSource(figure, question);
  const source = rowsOf(rows, question, span);
  return sql`
    select ${sql.raw(shown[source.table])}, ${own}, ${source.day} as day, ${qty ?? sql.raw('null::integer')} as qty,
      ${numerator} as numerator, ${denominator ?? nothing} as denominator, ${net ?? nothing} as net
    from ${sql.table(source.table)} as t
    where ${seen(source, question)} and ${counts ?? sql.raw('true')}`;
}

/** Figures of rows that they have in common. */
export interface CommonRows<Figure extends KeptFigure> {
  readonly figures: readonly Figure[];
  /** The rows, with what each counts for in each figure: `counts_0`, `numerator_0`, `denominator_0` in the first. */
  readonly source: RawBuilder<unknown>;
}

/** [R91] The rows of several figures in some days, those that figures have in common read once. */
export function commonSources<Figure extends KeptFigure>(
  figures: readonly Figure[],
  question: BoardQuestion,
  span: Period,
): readonly CommonRows<Figure>[] {
  const groups = Map.groupBy(figures, figure => figureSource(figure, question).rows);
  return [...groups].map(([rows, common]: readonly [FactRows, readonly Figure[]]) => {
    const source = rowsOf(rows, question, span);
    const columns = common.map((figure, at) => {
      const { counts, numerator, denominator } = figureSource(figure, question);
      const named = (name: string) => sql.id(`${name}_${at}`);
      return sql`${counts ?? sql.raw('true')} as ${named('counts')}, ${numerator} as ${named('numerator')},
        ${denominator ?? nothing} as ${named('denominator')}`;
    });
    return {
      figures: common,
      source: sql`select ${own}, ${source.day} as day, ${sql.join(columns)} from ${sql.table(source.table)} as t
        where ${seen(source, question)}`,
    };
  });
}
