import { definePage, defineResource } from '@axle/page-kit';
import { mapInput, sellerSkuPattern } from './mapping-options.ts';

const on = (zh: string, en: string) => ({ zh, en });
const why = { kind: 'text', label: on('说明', 'Result'), maxLength: 200, lines: 2 } as const;
const stateTab = (key: string, zh: string, en: string) => ({
  key,
  title: on(zh, en),
  filters: [{ field: 'state', op: 'eq' as const, value: key }],
});

export const ptSkuExceptionRecords = defineResource({
  entity: 'ptSkuException',
  label: on('PT SKU异常', 'PT SKU exception'),
  service: 'item',
  nameFields: ['rule', 'sellerSku'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    rule: {
      kind: 'enum',
      label: on('规则', 'Rule'),
      required: true,
      readOnly: true,
      key: true,
      width: 190,
      options: [
        { code: 'unmapped', label: on('Listing未映射', 'Not mapped') },
        { code: 'R2', label: on('R2 映射到不可售SKU', 'R2 Mapped to what is not sold') },
        { code: 'R3', label: on('R3 映射互相冲突', 'R3 Maps that differ') },
        { code: 'R4', label: on('R4 套件无生效BOM', 'R4 Kit without a BOM') },
        { code: 'R5', label: on('R5 在售无库存', 'R5 On sale without stock') },
        { code: 'R6', label: on('R6 停售有库存', 'R6 Off sale with stock') },
        { code: 'R7', label: on('R7 标题数量不符', 'R7 Quantity in the title') },
      ],
    },
    level: {
      kind: 'enum',
      label: on('级别', 'Level'),
      required: true,
      readOnly: true,
      width: 84,
      options: [
        { code: 'high', label: on('高', 'High'), tone: 'bad' },
        { code: 'mid', label: on('中', 'Medium'), tone: 'warn' },
        { code: 'low', label: on('低', 'Low'), tone: 'neutral' },
      ],
    },
    store: { kind: 'ref', label: on('店铺', 'Shop'), entity: 'store', required: true, readOnly: true, width: 170 },
    site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true, readOnly: true, width: 130 },
    sellerSku: {
      kind: 'code',
      label: on('卖家SKU', 'Seller SKU'),
      required: true,
      readOnly: true,
      key: true,
      maxLength: 60,
      pattern: sellerSkuPattern,
      width: 190,
    },
    skus: { kind: 'tags', label: on('SKU', 'SKU'), readOnly: true, maxLength: 32, width: 180 },
    detail: {
      kind: 'text',
      label: on('所见', 'Found'),
      readOnly: true,
      maxLength: 200,
      width: 130,
      help: on(
        'R5：无可售库存的起始日；R6：可售套数；R7：标题数量 ≠ 映射数量。',
        'R5: since when nothing can be sold; R6: how many could be; R7: the quantity of the title ≠ that of the map.',
      ),
    },
    state: {
      kind: 'enum',
      label: on('状态', 'State'),
      required: true,
      readOnly: true,
      width: 96,
      options: [
        { code: 'open', label: on('待处理', 'Open'), tone: 'bad' },
        { code: 'doing', label: on('处理中', 'In hand'), tone: 'info' },
        { code: 'done', label: on('已处理', 'Done'), tone: 'good' },
        { code: 'ignored', label: on('已忽略', 'Ignored'), tone: 'neutral' },
      ],
    },
    firstAt: { kind: 'instant', label: on('发现时间', 'Found at'), required: true, readOnly: true, width: 150 },
    handler: { kind: 'user', label: on('处理人', 'Handler'), readOnly: true, width: 110 },
    handledAt: { kind: 'instant', label: on('处理时间', 'Handled at'), readOnly: true, width: 150 },
    endedBy: {
      kind: 'enum',
      label: on('了结', 'Ended by'),
      readOnly: true,
      width: 120,
      options: [
        { code: 'person', label: on('人工处理', 'A person') },
        { code: 'check', label: on('检查已修好', 'Found mended') },
      ],
    },
    result: { kind: 'text', label: on('处理结果', 'Result'), readOnly: true, maxLength: 200, width: 220 },
    ignoredUntil: { kind: 'date', label: on('忽略至', 'Ignored until'), readOnly: true, hidden: true, width: 112 },
  },
  unique: [{ fields: ['rule', 'store', 'site', 'sellerSku'] }],
  states: {
    field: 'state',
    initial: 'open',
    final: [],
    editable: [],
    transitions: [
      {
        key: 'assign',
        title: on('指派', 'Assign'),
        from: ['open', 'doing'],
        to: 'doing',
        permission: 'update',
        input: { handler: { kind: 'user', label: on('处理人', 'Handler'), required: true } },
      },
      {
        key: 'close',
        title: on('关闭', 'Close'),
        from: ['open', 'doing'],
        to: 'done',
        permission: 'update',
        confirm: on('问题仍在时，下一次检查会重新打开。', 'As long as the fault stands, the next check opens it again.'),
        input: { result: { ...why, required: true } },
      },
      {
        key: 'ignore',
        title: on('忽略', 'Ignore'),
        from: ['open', 'doing'],
        to: 'ignored',
        permission: 'update',
        input: {
          result: { ...why, label: on('原因', 'Reason'), required: true },
          ignoredUntil: { kind: 'date', label: on('忽略至', 'Until'), required: true },
        },
      },
      { key: 'reopen', title: on('重新打开', 'Open again'), from: ['doing', 'done', 'ignored'], to: 'open', permission: 'update' },
    ],
  },
});

export const ptSkuException = definePage({
  key: 'ptSkuException',
  title: on('PT SKU异常', 'PT SKU exceptions'),
  help: {
    why: on(
      '把会卡住订单或歪曲销量的映射问题集中成一张工作清单。',
      'One work list of mapping faults that stop orders or spoil the sales figures.',
    ),
    notes: [
      on(
        '每晚自动检查，也可按“重新检查”；已修好的自动关闭，处理人与状态保留。',
        'Checked every night, and by “Check again”; what is mended is closed by itself, handler and state are kept.',
      ),
      on(
        '未映射、R2 不可售、R3 冲突、R4 无BOM、R5 在售但14天无可售库存、R6 停售但库存超过30件、R7 标题数量；忽略须写原因与期限，到期重新打开。',
        'Not mapped, R2 not sold, R3 maps differ, R4 no BOM, R5 on sale and without stock for 14 days, R6 off sale with more than 30 pieces, R7 quantity in the title. What is ignored has a reason and a day, and opens again after it.',
      ),
      on(
        '“映射”与PT SKU页相同：给出建议，生成SKU映射，并立即重新检查这一条。',
        '“Map” is that of the page of PT SKUs: it proposes, makes a SKU map, and checks this listing again at once.',
      ),
    ],
  },
  resource: ptSkuExceptionRecords,
  columns: [
    'rule',
    'sellerSku',
    'level',
    'store',
    'site',
    'skus',
    'detail',
    'firstAt',
    'state',
    'handler',
    'handledAt',
    'endedBy',
    'result',
    'ignoredUntil',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['rule', 'level', 'store', 'site', 'sellerSku', 'skus', 'state', 'handler', 'endedBy', 'firstAt'],
  search: ['sellerSku', 'result'],
  sort: [{ field: 'firstAt', descending: true }],
  tabs: [
    { key: 'waiting', title: on('未了结', 'Unsettled'), filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }] },
    stateTab('open', '待处理', 'Open'),
    stateTab('doing', '处理中', 'In hand'),
    stateTab('done', '已处理', 'Done'),
    stateTab('ignored', '已忽略', 'Ignored'),
    { key: 'all', title: on('全部', 'All') },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['assign', 'close', 'ignore', 'reopen'],
  actions: [
    {
      key: 'map',
      title: on('映射', 'Map'),
      permission: 'update',
      on: 'one',
      tone: 'primary',
      proposes: true,
      input: mapInput,
      when: { field: 'state', in: ['open', 'doing'] },
      confirm: on(
        '生成一条SKU映射；同范围的现行映射在前一天截止。',
        'A SKU map is made; one of the same scope that is in force ends the day before.',
      ),
    },
    { key: 'rerun', title: on('重新检查', 'Check again'), permission: 'update', on: 'none' },
  ],
});
