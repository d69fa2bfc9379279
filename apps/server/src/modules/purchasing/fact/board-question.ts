import type { LocalDate } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { boardPeriod, type Period, type PeriodKind } from '@axle/purchasing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { ToolContext } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { chosenSuppliers, type SupplierChoice } from '../../finance/supplier/chosen-suppliers.ts';

/** What somebody asks a board, of the rows that they may see. */
export interface BoardQuestion {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly kind: PeriodKind;
  readonly period: Period;
  readonly today: LocalDate;
  readonly now: Date;
  /** Only orders of this currency, in it; all in CNY without one. */
  readonly currency: string | undefined;
  /** The condition over a table `t` with a currency that it is one that is asked for. */
  readonly inCurrency: RawBuilder<boolean>;
  /** The condition over a table `t` with supplier, buyer and company of ours; of another resource where one is named. */
  where(entity?: string): RawBuilder<boolean>;
  /** The condition over a table `t` that has suppliers alone. */
  ofSuppliers(): RawBuilder<boolean>;
  /** The condition that a SKU is of the category that is asked for, or of one below it. */
  ofSkus(column: string): RawBuilder<boolean>;
  /** Whether it is of all categories: what speaks of no article counts then alone. */
  readonly ofAllSkus: boolean;
  /** The condition over what is known of orders `t` that some line is of the category that is asked for. */
  readonly ofOrders: RawBuilder<boolean>;
}

const suppliersOf = (type: unknown, user: number): RawBuilder<boolean> => {
  const chosen = chosenSuppliers(type as SupplierChoice | undefined, user);
  return chosen ? sql<boolean>`t.supplier in (${chosen})` : sql<boolean>`true`;
};

const ofCategory = (column: string, category: unknown): RawBuilder<boolean> =>
  category === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} in (
        with recursive below (id) as (
          select ${category}::bigint union all select c.id from category c join below on c.parent = below.id)
        select s.id from sku s join below on s.category = below.id)`;

/** One or several, of ids or codes; undefined where none is asked for. */
const idsOf = (given: unknown): readonly unknown[] | undefined =>
  given === undefined || (Array.isArray(given) && given.length === 0) ? undefined : [given].flat();

type Seen = (asked: Pick<RecordParts, 'resource' | 'caller'>) => RawBuilder<boolean>;

function questionOf({ parts, input }: ToolContext, seen: Seen): BoardQuestion {
  const { caller, database } = parts;
  const today = todayOf(caller);
  const kind = (input['period'] ?? 'month') as PeriodKind;
  const is = (column: string, name: string) => {
    const given = idsOf(input[name]);
    return given === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(`t.${column}`)} = any(${given}::bigint[])`;
  };
  const currencies = idsOf(input['currency']);
  const narrowed = sql<boolean>`${is('supplier', 'supplier')} and ${is('buyer', 'buyer')} and ${is('company_entity', 'companyEntity')}
    and ${suppliersOf(input['supplierType'], caller.access.userId)}`;
  return {
    database,
    registry: caller.registry,
    kind,
    period: boardPeriod(kind, today, { from: input['from'] as LocalDate, to: input['to'] as LocalDate }),
    today,
    now: caller.now,
    currency: currencies?.length === 1 ? String(currencies[0]) : undefined,
    inCurrency: currencies === undefined ? sql<boolean>`true` : sql<boolean>`t.currency = any(${currencies}::text[])`,
    where: entity => {
      const resource = entity === undefined ? parts.resource : caller.registry.referred(entity)!;
      return sql<boolean>`${seen({ resource, caller })} and ${narrowed}`;
    },
    ofSuppliers: () =>
      sql<boolean>`${seen(parts)} and ${is('supplier', 'supplier')} and ${suppliersOf(input['supplierType'], caller.access.userId)}`,
    ofSkus: column => ofCategory(column, input['category']),
    ofAllSkus: input['category'] === undefined,
    ofOrders:
      input['category'] === undefined
        ? sql<boolean>`true`
        : sql<boolean>`t.purchase_order in (select c.record_id from purchase_order_lines c where ${ofCategory('c.sku', input['category'])})`,
  };
}

/** [R72] Reads what was asked of a board; the period is this month unless another is given. */
export const boardQuestion = (context: ToolContext): BoardQuestion => questionOf(context, seenRows);

/** The same on behalf of the company, of all rows: for what is kept for everybody, and for sums that everybody reads alike. */
export const wholeQuestion = (context: ToolContext): BoardQuestion => questionOf(context, () => sql<boolean>`true`);

/** Whether a moment lies within some days, by an index over moments. */
export const within = (column: string, { from, to }: Period): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} >= (${from}::date)::timestamp at time zone ${businessZone}
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone ${businessZone}`;

/** The calendar day of a moment. */
export const dayOf = (column: string): RawBuilder<LocalDate> => sql<LocalDate>`(${sql.ref(column)} at time zone ${businessZone})::date`;
