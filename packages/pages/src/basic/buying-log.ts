import { definePage, defineResource } from '@axle/page-kit';

const on = (zh: string, en: string) => ({ zh, en });

export const buyingLogRecords = defineResource({
  entity: 'buyingLog',
  label: on('采购记录', 'Purchase'),
  service: 'purchase',
  readFrom: 'buying_log_shown',
  nameFields: ['poNo', 'skuCode'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    date: { kind: 'date', label: on('采购日期', 'Date'), required: true, readOnly: true, key: true, width: 110 },
    poNo: { kind: 'code', label: on('采购单号', 'PO'), required: true, readOnly: true, key: true, maxLength: 40, width: 140 },
    skuCode: { kind: 'code', label: on('SKU编码', 'SKU code'), readOnly: true, figure: true, maxLength: 32, width: 130 },
    sku: { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, width: 250 },
    supplier: { kind: 'ref', label: on('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 190 },
    proxy: { kind: 'ref', label: on('代采公司', 'Proxy'), entity: 'supplier', readOnly: true, width: 140 },
    qty: { kind: 'integer', label: on('数量', 'Quantity'), required: true, readOnly: true, min: 1, max: 100_000_000, width: 96 },
    price: { kind: 'money', label: on('单价', 'Price'), required: true, readOnly: true, scale: 4, min: '0', currency: { field: 'currency' }, width: 110 },
    currency: { kind: 'code', label: on('币种', 'Currency'), required: true, readOnly: true, maxLength: 3, width: 76 },
    amount: { kind: 'money', label: on('金额', 'Amount'), readOnly: true, figure: true, scale: 4, currency: { field: 'currency' }, width: 130 },
    changePct: { kind: 'percent', label: on('较上次', 'Against the last'), readOnly: true, figure: true, scale: 1, places: 1, width: 110, help: on('与该SKU上一次同币种采购价相比。', 'Against the price of the SKU’s last purchase in the same currency.') },
    leadDaysPlan: { kind: 'integer', label: on('计划交期(天)', 'Lead days planned'), readOnly: true, min: 0, max: 999, width: 120 },
    leadDaysActual: { kind: 'integer', label: on('实际交期(天)', 'Lead days'), readOnly: true, min: 0, max: 999, width: 120, help: on('未到货为空。', 'Empty until the goods are there.') },
    lateDays: { kind: 'integer', label: on('延迟(天)', 'Days late'), readOnly: true, figure: true, min: 0, max: 999, width: 100 },
    buyer: { kind: 'user', label: on('采购员', 'Buyer'), readOnly: true, width: 110 },
  },
});

export const buyingLog = definePage({
  key: 'buyingLog',
  title: on('采购记录', 'Buying log'),
  help: {
    why: on('采购员再次下单前，查看某零件历次采购的价格与实际交期。', 'Buyers see every past purchase of a part with price and real lead time before they order again.'),
    notes: [
      on('“按SKU”列出最近、最低、最高价，12个月加权均价，以及实际交期的均值与样本标准差；只统计当前筛选内、与最近一次采购同币种的记录。', '“By SKU” tells last, least and greatest price, the weighted average of 12 months, and mean and sample deviation of lead days, over what the filters let through and in the currency of the last purchase.'),
      on('只筛选一个SKU时，图中逐次显示价格与实际交期。', 'With one SKU among the filters the charts show the price and the lead days of each purchase.'),
      on('采购记录由采购单写入，不能修改或删除。', 'Purchases write the log; nobody changes or deletes a line.'),
    ],
  },
  resource: buyingLogRecords,
  columns: ['date', 'poNo', 'skuCode', 'sku', 'supplier', 'proxy', 'qty', 'price', 'currency', 'amount', 'changePct', 'leadDaysPlan', 'leadDaysActual', 'lateDays', 'buyer'],
  pinned: 3,
  filters: ['skuCode', 'supplier', 'buyer', 'date', 'changePct', 'lateDays', 'poNo', 'proxy'],
  totals: ['qty', 'amount'],
  search: ['poNo', 'skuCode'],
  sort: [{ field: 'date', descending: true }],
  tabs: [
    { key: 'lines', title: on('明细', 'Lines') },
    { key: 'late', title: on('仅延迟', 'Late only'), filters: [{ field: 'lateDays', op: 'gt', value: 0 }] },
    {
      key: 'bySku',
      title: on('按SKU', 'By SKU'),
      board: {
        figures: 'bySku',
        reads: ['date', 'sku', 'skuCode', 'qty', 'price', 'currency', 'leadDaysActual'],
        tiles: [
          { kind: 'lines', key: 'prices', title: on('历次采购价', 'Price of each purchase'), span: 6, unit: 'mean', help: on('筛选一个SKU后显示。', 'Shown once one SKU is among the filters.') },
          { kind: 'lines', key: 'leadDays', title: on('历次实际交期(天)', 'Lead days of each purchase'), span: 6, help: on('筛选一个SKU后显示。', 'Shown once one SKU is among the filters.') },
          {
            kind: 'table', key: 'skus', title: on('按SKU', 'By SKU'), span: 12,
            help: on('最近采购的在前，最多200个。', 'Those bought last come first, 200 at most.'),
            columns: [
              { key: 'purchases', title: on('次数', 'Purchases') },
              { key: 'last', title: on('最近价', 'Last price'), unit: 'mean' },
              { key: 'least', title: on('最低价', 'Least'), unit: 'mean' },
              { key: 'greatest', title: on('最高价', 'Greatest'), unit: 'mean' },
              { key: 'weighted', title: on('12个月加权均价', 'Weighted, 12 months'), unit: 'mean' },
              { key: 'leadMean', title: on('交期均值(天)', 'Lead days, mean'), unit: 'mean' },
              { key: 'leadSd', title: on('交期标准差', 'Lead days, sd'), unit: 'mean' },
            ],
            drill: { tab: 'lines', row: { field: 'skuCode', op: 'eq' } },
          },
        ],
      },
    },
  ],
  standard: ['list', 'export'],
});
