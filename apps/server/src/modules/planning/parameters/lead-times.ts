import { fill, type Text } from '@axle/kernel';
import {
  type LeadPart,
  leadTotal,
  normalQuantile,
  type ParameterScope,
  purchaseLead,
  type Resolved,
  resolveParameters,
} from '@axle/planning';
import { configKeys } from './config-keys.ts';
import type { BookLeg, BookNode, PlanningBook } from './planning-book.ts';

/** The fields of a SKU that determine its lead time. */
export interface LeadSku {
  readonly id: number;
  readonly category: number;
  readonly leadDays: number | null;
  readonly supplier: number | null;
}

/** The lead time of a SKU at a node: its parts with their sources, their sum and deviation, or what is missing of it. */
export interface LeadTime {
  readonly parts: readonly LeadPart[];
  readonly total?: number;
  readonly sd?: number;
  readonly lacks: readonly ('leadDays' | 'firstLeg')[];
}

const levels: Readonly<Record<ParameterScope, Text>> = {
  default: { zh: '默认', en: 'Default' },
  market: { zh: '市场 {name}', en: 'Market {name}' },
  node: { zh: '节点 {name}', en: 'Node {name}' },
  category: { zh: '品类 {name}', en: 'Category {name}' },
  sku: { zh: 'SKU {name}', en: 'SKU {name}' },
};

/** Every parameter of a SKU at a node with the level that it comes from. */
export const effectiveParameters = (book: PlanningBook, sku: Pick<LeadSku, 'id' | 'category'>, node: BookNode): readonly Resolved[] =>
  resolveParameters(
    book.rows,
    { sku: sku.id, categories: book.categories(sku.category), node: node.id, market: node.market },
    configKeys.map(([key]) => key),
  );

/** The level of a parameter in words. */
export const levelOf = (book: PlanningBook, { scope, ref }: Pick<Resolved, 'scope' | 'ref'>): Text =>
  fill(levels[scope], { name: book.names.get(`${scope} ${ref ?? ''}`) ?? '' });

/** The way into a node: by the shipping product that its parameters name, else by sea before any other, the slower first. */
function legInto(book: PlanningBook, node: BookNode, transport: unknown): BookLeg | undefined {
  const supply = node.supply === undefined ? undefined : book.nodes.get(node.supply);
  const ways = book.legs.filter(({ origin, warehouse }) => origin === supply?.warehouse && warehouse === node.warehouse);
  const named = ways.find(({ shipping }) => shipping === transport);
  const isSea = ({ mode }: BookLeg) => (mode.startsWith('sea') ? 0 : 1);
  return named ?? ways.toSorted((one, other) => isSea(one) - isSea(other) || other.p50 - one.p50)[0];
}

/** The ways from China to a node, the last one first; a node of Amazon is reached over the node that supplies it. */
function waysTo(book: PlanningBook, node: BookNode, transport: unknown): readonly BookLeg[] {
  const ways: BookLeg[] = [];
  for (let at: BookNode | undefined = node, steps = 0; at?.supply !== undefined && steps < 6; at = book.nodes.get(at.supply), steps++) {
    const way = legInto(book, at, transport);
    if (way) ways.push(way);
  }
  return ways;
}

/** [B16] How long a SKU is bought: by its supplier's lead times, else by its own. */
export const purchaseOf = (book: PlanningBook, sku: LeadSku): ReturnType<typeof purchaseLead> =>
  purchaseLead(sku.supplier === null ? [] : (book.purchases.get(sku.supplier) ?? []), {
    sku: sku.id,
    categories: book.categories(sku.category),
    supplier: sku.supplier ?? undefined,
    leadDays: sku.leadDays ?? undefined,
  });

/**
 * [B16] The lead time of a SKU at a node. It varies as its purchase does and as the first leg: P85 lies one and a bit deviations behind
 * P50.
 */
export function leadTimeOf(book: PlanningBook, sku: LeadSku, node: BookNode): LeadTime {
  const found = new Map(effectiveParameters(book, sku, node).map(one => [one.field, one]));
  const part = (name: LeadPart['part'], field: string): readonly LeadPart[] => {
    const one = found.get(field);
    return one ? [{ part: name, days: Number(one.value), source: one.scope }] : [];
  };
  const ways = waysTo(book, node, found.get('transport')?.value);
  const purchase = purchaseOf(book, sku);
  const isChina = node.supply === undefined;
  const parts: readonly LeadPart[] = [
    ...(purchase ? [{ part: 'purchase' as const, days: purchase.days, source: purchase.source }] : []),
    ...part('qc', 'qcDays'),
    ...part('prep', 'prepDays'),
    ...ways.map(({ p50, code }) => ({ part: 'firstLeg' as const, days: p50, source: code })),
    ...part('receive', 'receiveDays'),
  ];
  const lacks = [...(purchase ? [] : (['leadDays'] as const)), ...(ways.length === 0 && !isChina ? (['firstLeg'] as const) : [])];
  if (lacks.length > 0) return { parts, lacks };
  const spread = ways.reduce((total, { p50, p85 }) => total + ((p85 - p50) / normalQuantile(0.85)) ** 2, (purchase?.sd ?? 0) ** 2);
  return { parts, lacks, total: leadTotal(parts), sd: Math.sqrt(spread) };
}
