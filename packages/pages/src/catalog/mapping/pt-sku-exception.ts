import { definePage, defineResource } from '@axle/page-kit';
import { mapInput, sellerSkuPattern } from './mapping-options.ts';

const on = (zh: string, en: string) => ({ zh, en });
const why = { kind: 'text', label: on('说明', 'Note'), maxLength: 200, lines: 2 } as const;
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
        { code: 'unmapped', label: on('Listing未映射', 'Listing unmapped') },
        { code: 'R2', label: on('R2 映射到不可售SKU', 'R2 Mapped to unsellable SKU') },
        { code: 'R3', label: on('R3 映射互相冲突', 'R3 Conflicting maps') },
        { code: 'R4', label: on('R4 套件无生效BOM', 'R4 Kit without a BOM') },
        { code: 'R5', label: on('R5 在售无库存', 'R5 On sale without stock') },
        { code: 'R6', label: on('R6 停售有库存', 'R6 Discontinued with stock') },
        { code: 'R7', label: on('R7 标题数量不符', 'R7 Title quantity mismatch') },
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
        { code: 'mid', label: on('中', 'Mid'), tone: 'warn' },
        { code: 'low', label: on('低', 'Low'), tone: 'neutral' },
      ],
    },
    store: { kind: 'ref', label: on('店铺', 'Store'), entity: 'store', required: true, readOnly: true, width: 170 },
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
      label: on('异常说明', 'Finding'),
      readOnly: true,
      maxLength: 200,
      width: 130,
      help: on(
        'R5：无可售库存的起始日；R6：可售套数；R7：标题数量 ≠ 映射数量。',
        'R5: first day without sellable stock; R6: sellable units; R7: title quantity ≠ mapped quantity.',
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
        { code: 'doing', label: on('处理中', 'In progress'), tone: 'info' },
        { code: 'done', label: on('已处理', 'Resolved'), tone: 'good' },
        { code: 'ignored', label: on('已忽略', 'Ignored'), tone: 'neutral' },
      ],
    },
    firstAt: { kind: 'instant', label: on('发现时间', 'Found at'), required: true, readOnly: true, width: 150 },
    handler: { kind: 'user', label: on('处理人', 'Handler'), readOnly: true, width: 110 },
    handledAt: { kind: 'instant', label: on('处理时间', 'Handled at'), readOnly: true, width: 150 },
    endedBy: {
      kind: 'enum',
      label: on('关闭方式', 'Closed by'),
      readOnly: true,
      width: 120,
      options: [
        { code: 'person', label: on('人工处理', 'User') },
        { code: 'check', label: on('检查后自动关闭', 'Automatic check') },
      ],
    },
    result: { kind: 'text', label: on('处理结果', 'Resolution'), readOnly: true, maxLength: 200, width: 220 },
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
        confirm: on('问题仍在时，下一次检查会重新打开。', 'If the problem still exists, the next check reopens it.'),
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
          ignoredUntil: { kind: 'date', label: on('忽略至', 'Ignore until'), required: true },
        },
      },
      { key: 'reopen', title: on('重新打开', 'Reopen'), from: ['doing', 'done', 'ignored'], to: 'open', permission: 'update' },
    ],
  },
});

export const ptSkuException = definePage({
  key: 'ptSkuException',
  title: on('PT SKU异常', 'PT SKU exceptions'),
  help: {
    why: on(
      '集中列出会卡住订单或使销量失真的映射问题，逐条处理。',
      'One work list of mapping problems that block orders or distort sales figures.',
    ),
    notes: [
      on(
        '每晚自动检查，也可点“重新检查”；问题消失的自动关闭，处理人与状态保留。',
        'Checked every night, and whenever somebody clicks “Recheck”. Exceptions that no longer apply are closed automatically; handler and state are kept.',
      ),
      on(
        '规则：未映射、R2 不可售、R3 冲突、R4 无BOM、R5 在售但14天无可售库存、R6 停售但库存超过30件、R7 标题数量不符；忽略须写明原因与期限，到期重新打开。',
        'Rules: unmapped, R2 unsellable SKU, R3 conflicting maps, R4 no BOM, R5 on sale but 14 days without sellable stock, R6 discontinued with more than 30 pieces, R7 title quantity mismatch. Ignoring needs a reason and a date, after which the exception is reopened.',
      ),
      on(
        '“映射”与“PT SKU”页相同：给出建议，生成SKU映射，并立即重新检查该Listing。',
        '“Map” works as on the PT SKU page: it proposes SKUs, creates a SKU map, and rechecks this listing at once.',
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
    { key: 'waiting', title: on('未处理', 'Unresolved'), filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }] },
    stateTab('open', '待处理', 'Open'),
    stateTab('doing', '处理中', 'In progress'),
    stateTab('done', '已处理', 'Resolved'),
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
        '生成一条SKU映射；同一范围的现行映射于前一天失效。',
        'Creates a SKU map; the current map of the same scope ends the day before.',
      ),
    },
    { key: 'rerun', title: on('重新检查', 'Recheck'), permission: 'update', on: 'none' },
  ],
});
