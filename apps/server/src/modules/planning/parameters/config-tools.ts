import { fill, ok, refuse, type Text } from '@axle/kernel';
import { notFound, type RecordValues } from '@axle/page-kit';
import { type LeadPart, leadTotal } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { effectiveParameters, type LeadSku, leadTimeOf, levelOf } from './lead-times.ts';
import { type BookNode, type PlanningBook, planningBook } from './planning-book.ts';

const partNames = {
  purchase: { zh: '采购交期', en: 'Purchase' },
  qc: { zh: '质检', en: 'QC' },
  prep: { zh: '备货', en: 'Prep' },
  firstLeg: { zh: '头程', en: 'First leg' },
  receive: { zh: '收货', en: 'Receive' },
} as const satisfies Readonly<Record<string, Text>>;
const lackNames = {
  leadDays: { zh: '采购交期', en: 'lead time' },
  firstLeg: { zh: '运输方式/头程时效', en: 'transport or first-leg time' },
  carton: { zh: '箱规', en: 'carton data' },
} as const satisfies Readonly<Record<string, Text>>;

const joined = (texts: readonly Text[]): Text => ({ zh: texts.map(({ zh }) => zh).join('、'), en: texts.map(({ en }) => en).join(', ') });

/** A parameter's value in words: choices by their label, people and shipping products by name. */
async function valueRows(
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

/** The lead time of a SKU at a node, part by part, in days. */
function leadAt(book: PlanningBook, of: LeadSku, node: BookNode): RecordValues {
  const { parts, total, lacks } = leadTimeOf(book, of, node);
  const days = (name: LeadPart['part']) => {
    const found = parts.filter(({ part }) => part === name);
    return found.length === 0 ? {} : { [name]: leadTotal(found) };
  };
  return {
    node: node.code,
    ...days('purchase'),
    ...days('qc'),
    ...days('prep'),
    ...days('firstLeg'),
    ...days('receive'),
    ...(total === undefined ? {} : { total }),
    ...(lacks.length === 0 ? {} : { lacks: joined(lacks.map(each => lackNames[each])) }),
  };
}

const purchaseSources = {
  purchaseTime: { zh: '采购交期', en: 'Purchase lead times' },
  sku: { zh: 'SKU主档', en: 'SKU master' },
} as const satisfies Readonly<Record<string, Text>>;

/** The lead times of a SKU at every node; of one of them every parameter with its source, and what its lead time consists of. */
const effective: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const book = await planningBook(database, todayOf(caller));
  const node = input['node'] === undefined ? undefined : book.nodes.get(input['node'] as number);
  const sku = await database
    .selectFrom('sku')
    .select(['id', 'category', 'lead_days', 'supplier'])
    .where('id', '=', input['sku'] as number)
    .executeTakeFirst();
  if (!sku) return refuse({ ...notFound, field: 'sku' });
  if (input['node'] !== undefined && !node) return refuse({ ...notFound, field: 'node' });
  const of: LeadSku = { id: sku.id, category: sku.category, leadDays: sku.lead_days, supplier: sku.supplier };
  const nodes = [...book.nodes.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1)).map(each => leadAt(book, of, each));
  if (!node) return ok({ nodes });
  const found = effectiveParameters(book, of, node);
  const lead = leadTimeOf(book, of, node);
  const sources = new Map(found.map(one => [one.field, levelOf(book, one)]));
  const fieldOf = { qc: 'qcDays', prep: 'prepDays', receive: 'receiveDays' } as const;
  return ok({
    ...(lead.total === undefined ? {} : { leadTotal: lead.total }),
    ...(lead.lacks.length === 0 ? {} : { lacking: joined(lead.lacks.map(each => lackNames[each])) }),
    nodes,
    parts: lead.parts.map(({ part, days, source }) => ({
      part: partNames[part],
      days,
      source:
        part === 'purchase'
          ? purchaseSources[source as keyof typeof purchaseSources]
          : part === 'firstLeg'
            ? fill({ zh: '头程时效 {code}', en: 'First-leg time {code}' }, { code: source })
            : sources.get(fieldOf[part]),
    })),
    fields: await valueRows(database, parts, book, found),
  });
};

/** Active SKUs of which something is missing that plans need. */
const missing: ToolHandler = async ({ parts: { database, caller }, input }) => {
  const book = await planningBook(database, todayOf(caller));
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
    supplier: number | null;
    carton: boolean;
  }>`
    select s.id, s.sku, s.name_zh, s.name_en, s.category, s.lead_days, s.supplier, (s.carton_qty is not null
    and s.carton_cbm is not null) as carton
    from sku s where s.sales_status in ('new', 'onSale') and (${category}::bigint is null
    or s.category in (select category_with_below(${category}::bigint)))
    order by s.sku`.execute(database);
  const lacking = rows.flatMap(({ id, category: own, lead_days: leadDays, supplier, carton, ...sku }) => {
    const lacks = [...leadTimeOf(book, { id, category: own, leadDays, supplier }, node).lacks, ...(carton ? [] : (['carton'] as const))];
    return lacks.length === 0
      ? []
      : [{ sku: sku.sku, name: { zh: sku.name_zh, en: sku.name_en }, lacks: joined(lacks.map(each => lackNames[each])) }];
  });
  return ok({ total: lacking.length, rows: lacking.slice(0, 500) });
};

/** The tools over parameters. */
export const configTools: ToolHandlers = { 'mrpBaseConfig.effective': effective, 'mrpBaseConfig.missing': missing };
