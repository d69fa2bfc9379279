import { text } from '@axle/kernel';
import type { CustomAction, LinesField } from '@axle/page-kit';

const whole = (zh: string, en: string, max = 2 ** 53 - 1) =>
  ({ kind: 'integer', label: text(zh, en), required: true, min: 1, max }) as const;

/** Which units of which line go into which part. */
const parts: LinesField = {
  kind: 'lines',
  label: text('包裹', 'Parts'),
  required: true,
  by: ['part', 'lineNo'],
  most: 2000,
  fields: {
    part: whole('包裹', 'Part', 10),
    lineNo: whole('行号', 'Line', 9999),
    qty: whole('件数', 'Units', 9999),
  },
};

/** [S4] [S5] Leads to where an order is split or merged, and splits it. */
export const orderSplitActions = [
  {
    key: 'split',
    title: text('拆分', 'Split'),
    on: 'one',
    when: { field: 'status', in: ['pendingReview', 'pendingAllocate', 'outOfStock', 'allocated'] },
    effect: 'open',
    opens: { section: 'oms', page: 'orderList', tab: 'split', inputs: { order: 'id' } },
  },
  {
    key: 'splitInto',
    title: text('确认拆分', 'Split into parts'),
    permission: 'split',
    on: 'one',
    effect: 'view',
    input: { parts },
  },
  {
    key: 'mergeTo',
    title: text('合并', 'Merge'),
    on: 'one',
    when: { field: 'status', in: ['pendingReview', 'pendingAllocate'] },
    effect: 'open',
    opens: { section: 'oms', page: 'pendingMerge', tab: 'tab1', inputs: { order: 'id' } },
  },
] as const satisfies readonly CustomAction<'status'>[];
