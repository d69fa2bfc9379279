import { fill, type Refusal, text } from '@axle/kernel';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** The refusals of actions on a distribution plan. */
export const planRefusals = {
  empty: { ...refusal('NO_LINES', '计划没有要发的箱数', 'The plan has no cartons to ship'), field: 'lines' },
  ownPlan: refusal('OWN_DOCUMENT', '不能审核自己的单据', 'You cannot approve your own document'),
  notDraft: refusal('STATE', '只有草稿可以修改', 'Only drafts can be changed'),
  noPlan: { ...refusal('NOT_FOUND', '没有该分货计划', 'The distribution plan does not exist'), field: 'planNo' },
  shipped: refusal('SHIPPED', '已有货物发出，不能取消', 'Goods have been shipped; the plan cannot be cancelled'),
  sameNode: { ...refusal('SAME_WAREHOUSE', '目的地不能是发货节点', 'The destination must differ from the origin'), field: 'lines' },
  notFba: {
    ...refusal(
      'DEST_KIND',
      'FBA目的地须为FBA仓，其他目的地不能是FBA仓',
      'FBA destinations must be FBA warehouses, other destinations must not',
    ),
    field: 'lines',
  },
  nothingReady: refusal('NOTHING_READY', '发货节点没有可分的整箱', 'No full cartons are ready at the origin'),
  nothingAllowed: refusal('ATP_SHORT', '没有任何可下发的数量', 'No quantity can be released'),
  splitOne: refusal('SPLIT', '请选择同一计划的部分行', 'Select some, not all, lines of one plan'),
} as const satisfies Readonly<Record<string, Refusal>>;

/** What is short of a plan that should be released. */
export interface ShortSku {
  readonly sku: string;
  readonly need: number;
  readonly most: number;
}

const mostNamed = 8;

/** Less is available than the plan takes: names the quantities of each SKU, and how to go on. */
export const shortOfStock = (rows: readonly ShortSku[]): Refusal => {
  const named = rows.slice(0, mostNamed).map(({ sku, need, most }) => `${sku} ${need} > ${most}`);
  const list = [...named, ...(rows.length > mostNamed ? ['…'] : [])].join(', ');
  return {
    code: 'ATP_SHORT',
    message: fill(
      {
        zh: '可用量不足（需要 > 可用）：{list}。可选择下发允许的部分',
        en: 'Insufficient stock (needed > available): {list}. You can release the allowed part',
      },
      { list },
    ),
  };
};
