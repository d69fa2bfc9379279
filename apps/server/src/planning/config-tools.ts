import { fill, ok, refuse, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ToolHandler, ToolHandlers } from '../resources/calls/tool-handler.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { effectiveParameters, leadTimeOf, levelOf } from './lead-times.ts';
import { type PlanningBook, planningBook } from './planning-book.ts';

const partNames = {
  purchase: { zh: '采购交期', en: 'Purchase' },
  qc: { zh: '质检', en: 'QC' },
  prep: { zh: '备货', en: 'Prep' },
  firstLeg: { zh: '头程', en: 'First leg' },
  receive: { zh: '收货', en: 'Receive' },
} as const satisfies Readonly<Record<string, Text>>;
const lackNames = {
  leadDays: { zh: '采购交期', en: 'lead days' },
  firstLeg: { zh: '运输方式/头程时效', en: 'transport or first-leg time' },
  carton: { zh: '箱规', en: 'carton data' },
} as const satisfies Readonly<Record<string, Text>>;

const joined = (texts: readonly Text[]): Text => ({ zh: texts.map(({ zh }) => zh).join('、'), en: texts.map(({ en }) => en).join(', ') });

/** A parameter's value in words: choices by their label, people and shipping products by name. */
async function valuesTold(
  database: Kysely<Tables>,
  { resource }: RecordParts,
  book: PlanningBook,
  found: ReturnType<typeof effectiveParameters>,
) {
  const ids = (field: string) => found.filter(one => one.field === field).map(({ value }) => Number(value));
  const people =
    ids('planner').length === 0
      ? []
      : await database.selectFrom('app_user').select(['nickname', 'nickname_en']).where('id', 'in', ids('planner')).execute();
  const ships =
    ids('transport').length === 0
      ? []
      : await database.selectFrom('global_shipping').select('code').where('id', 'in', ids('transport')).execute();
  return found.map(one => {
    const field = resource.fields[one.field]!;
    const option = 'options' in field ? field.options.find(({ code }) => code === one.value) : undefined;
    const plain = { zh: String(one.value), en: String(one.value) };
    const value =
      option?.label ??
      (field.kind === 'bool'
        ? one.value
          ? { zh: '是', en: 'Yes' }
          : { zh: '否', en: 'No' }
        : one.field === 'planner'
          ? { zh: people[0]?.nickname ?? '', en: people[0]?.nickname_en ?? people[0]?.nickname ?? '' }
          : one.field === 'transport'
            ? { zh: ships[0]?.code ?? '', en: ships[0]?.code ?? '' }
            : plain);
    return { field: field.label, value, source: levelOf(book, one) };
  });
}

/** Every parameter of a SKU at a node with its source, and what its lead time consists of. */
const effective: ToolHandler = async ({ parts, input }) => {
  const { database } = parts;
  const book = await planningBook(database);
  const node = book.nodes.get(input['node'] as number);
  const sku = await database
    .selectFrom('sku')
    .select(['id', 'category', 'lead_days'])
    .where('id', '=', input['sku'] as number)
    .executeTakeFirst();
  if (!node || !sku) return refuse({ ...notFound, field: node ? 'sku' : 'node' });
  const of = { id: sku.id, category: sku.category, leadDays: sku.lead_days };
  const found = effectiveParameters(book, of, node);
  const lead = leadTimeOf(book, of, node);
  const sources = new Map(found.map(one => [one.field, levelOf(book, one)]));
  const fieldOf = { qc: 'qcDays', prep: 'prepDays', receive: 'receiveDays' } as const;
  return ok({
    ...(lead.total === undefined ? {} : { leadTotal: lead.total }),
    ...(lead.lacks.length === 0 ? {} : { lacking: joined(lead.lacks.map(each => lackNames[each])) }),
    parts: lead.parts.map(({ part, days, source }) => ({
      part: partNames[part],
      days,
      source:
        part === 'purchase'
          ? { zh: 'SKU主档', en: 'SKU master' }
          : part === 'firstLeg'
            ? fill({ zh: '头程时效 {code}', en: 'First-leg time {code}' }, { code: source })
            : sources.get(fieldOf[part]),
    })),
    fields: await valuesTold(database, parts, book, found),
  });
};

/** Active SKUs of which something is missing that plans need. */
const missing: ToolHandler = async ({ parts: { database }, input }) => {
  const book = await planningBook(database);
  const node = book.nodes.get(input['node'] as number);
  if (!node) return refuse({ ...notFound, field: 'node' });
  const category = (input['category'] ?? null) as number | null;
  const { rows } = await sql<{
    id: number;
    sku: string;
    name_zh: string;
    name_en: string;
    category: number;
    lead_days: number | null;
    carton: boolean;
  }>`
    select s.id, s.sku, s.name_zh, s.name_en, s.category, s.lead_days, (s.carton_qty is not null and s.carton_cbm is not null) as carton
    from sku s where s.sales_status in ('new', 'onSale') and (${category}::bigint is null or s.category in (select category_with_below(${category}::bigint)))
    order by s.sku`.execute(database);
  const lacking = rows.flatMap(({ id, category: own, lead_days: leadDays, carton, ...sku }) => {
    const lacks = [...leadTimeOf(book, { id, category: own, leadDays }, node).lacks, ...(carton ? [] : (['carton'] as const))];
    return lacks.length === 0
      ? []
      : [{ sku: sku.sku, name: { zh: sku.name_zh, en: sku.name_en }, lacks: joined(lacks.map(each => lackNames[each])) }];
  });
  return ok({ total: lacking.length, rows: lacking.slice(0, 500) });
};

/** The tools over parameters. */
export const configTools: ToolHandlers = { 'mrpBaseConfig.effective': effective, 'mrpBaseConfig.missing': missing };
