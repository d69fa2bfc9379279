import { fill, type Refusal, text } from '@axle/kernel';
import type { SplitOrder, SplitUnits } from './split-order.ts';

/** Most parts of one order. */
export const mostParts = 10;

/** Statuses in which an order may be split: no label was printed yet. */
const splitStatuses: readonly string[] = ['pendingReview', 'pendingAllocate', 'outOfStock', 'allocated'];

/** Platforms that take a line as shipped whole or not at all. */
const wholeLines: readonly string[] = ['walmart', 'ebay'];

const refusals = {
  status: {
    code: 'SPLIT_STATUS',
    message: text(
      '打印面单后、发货或取消的订单不能拆分',
      'An order is split before its label is printed, not once it is shipped or cancelled',
    ),
  },
  kind: { code: 'SPLIT_FBA', message: text('亚马逊配送的订单不能拆分', 'Orders that Amazon ships cannot be split') },
  merged: { code: 'SPLIT_MERGED', message: text('已合并的包裹请先取消合并', 'Undo the merge of this parcel first') },
  parts: { code: 'SPLIT_PARTS', message: text('须拆成2至10个非空的包裹', 'Make 2 to 10 parts, none of them empty') },
} as const satisfies Readonly<Record<string, Refusal>>;

const wrongUnits = (lineNo: number, open: number, given: number): Refusal => ({
  code: 'SPLIT_UNITS',
  message: fill(text('第{line}行共{open}件，已分配{given}件', 'Line {line} has {open} open {open|unit|units}, {given} are in parts'), {
    line: lineNo,
    open,
    given,
  }),
});
const wholeLine = (lineNo: number, platform: string): Refusal => ({
  code: 'SPLIT_LINE',
  message: fill(
    text('{platform}的订单行不能拆开：第{line}行须整行在一个包裹', 'Lines of {platform} are shipped whole: keep line {line} in one part'),
    { line: lineNo, platform: platform === 'ebay' ? 'eBay' : 'Walmart' },
  ),
});

/** [S5a] Why no order of this state is split, whatever the parts; undefined where it may be (oms.md, S5). */
export function unsplittable({ status, kind, labelled, merged }: Pick<SplitOrder, 'status' | 'kind' | 'labelled' | 'merged'>) {
  if (kind === 'fba') return refusals.kind;
  if (!splitStatuses.includes(status) || labelled === true) return refusals.status;
  return merged === true ? refusals.merged : undefined;
}

/**
 * [S5a] Why an order is not split into these parts; undefined where it is. Every open unit stands in exactly one of 2 to 10 parts, none of
 * them empty, and lines of Walmart and eBay stay whole (oms.md, S5).
 */
export function splitRefusal(order: SplitOrder, parts: readonly SplitUnits[]): Refusal | undefined {
  const never = unsplittable(order);
  if (never) return never;
  const counts = parts.flatMap(part => [...part.values()]);
  const isEmpty = (part: SplitUnits) => [...part.values()].every(count => count === 0);
  if (parts.length < 2 || parts.length > mostParts || parts.some(isEmpty)) return refusals.parts;
  if (counts.some(count => !Number.isSafeInteger(count) || count < 0)) return refusals.parts;
  const known = new Map(order.lines.map(line => [line.lineNo, line.qty - line.cancelledQty]));
  for (const lineNo of new Set([...known.keys(), ...parts.flatMap(part => [...part.keys()])])) {
    const given = parts.map(part => part.get(lineNo) ?? 0);
    const all = given.reduce((sum, count) => sum + count, 0);
    if (all !== (known.get(lineNo) ?? 0)) return wrongUnits(lineNo, known.get(lineNo) ?? 0, all);
    if (wholeLines.includes(order.platform) && given.filter(count => count > 0).length > 1) return wholeLine(lineNo, order.platform);
  }
  return undefined;
}
