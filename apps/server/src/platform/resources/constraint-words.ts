import type { Refusal } from '@axle/kernel';

/** An area of goods under way gets no second bin. */
export const oneTransitBin: Refusal = {
  code: 'ONE_TRANSIT_BIN',
  field: 'area',
  message: { zh: '在途库区只有一个虚拟库位', en: 'An in-transit area has a single virtual bin' },
};

const endBeforeStart: Refusal = {
  code: 'PERIOD_ORDER',
  field: 'effectiveTo',
  message: { zh: '失效日期早于生效日期', en: 'The end date is before the start date' },
};

const periodsOverlap: Refusal = { code: 'PERIODS_OVERLAP', field: 'effectiveFrom', message: { zh: '生效期重叠', en: 'Periods overlap' } };

/** What constraints of this name, or of a name ending so, refuse, in words. */
export const constraintWords: Readonly<Record<string, Refusal>> = {
  periods_overlap: periodsOverlap,
  relation_ended: {
    code: 'ENDED',
    field: 'effectiveTo',
    message: { zh: '已结束的贸易关系不能修改', en: 'A trade relation that has ended cannot be changed' },
  },
  one_default: {
    code: 'ONE_DEFAULT',
    field: 'isDefault',
    message: { zh: '该仓库已有默认路线', en: 'This warehouse has a default route' },
  },
  uscc_taken: {
    code: 'USCC_TAKEN',
    field: 'uscc',
    message: { zh: '该统一社会信用代码已属于另一家供应商', en: 'This unified social credit code belongs to another supplier' },
  },
  past_row: {
    code: 'PAST_ROW',
    field: 'effectiveTo',
    message: { zh: '已失效的数据不能修改', en: 'Expired data cannot be changed' },
  },
  spans: {
    code: 'SPANS_OVERLAP',
    field: 'periodTo',
    message: {
      zh: '与已导入的期间重叠（按月与按日不能并存）',
      en: 'The period overlaps one already imported (monthly and daily periods cannot coexist)',
    },
  },
  booked_line: {
    code: 'LEDGER_BOOKED',
    field: 'ending',
    message: { zh: '该期间已按原内容过账，不能更改', en: 'This period has been posted as imported and cannot be changed' },
  },
  one_active: {
    code: 'ACTIVE_RATE',
    field: 'validFrom',
    message: {
      zh: '该币种对自该日已有同类型的有效汇率，请先作废',
      en: 'The currency pair already has an active rate of this type from that day; void it first',
    },
  },
  periods: periodsOverlap,
  one_group: {
    code: 'IN_OTHER_GROUP',
    field: 'members',
    message: { zh: '一个SKU同一时间只能在一个替代组内', en: 'A SKU can be in only one substitute group at a time' },
  },
  two_pools: {
    code: 'POOL_TAKEN',
    field: 'sites',
    message: { zh: '店铺站点同一时间只能在一个库存池', en: 'A store and site can be in only one stock pool at a time' },
  },
  one_transit_bin: oneTransitBin,
  period: endBeforeStart,
  ends: endBeforeStart,
  years: { code: 'YEAR_ORDER', field: 'yearTo', message: { zh: '止年早于起年', en: 'The last year is before the first' } },
  range: { code: 'RANGE_ORDER', field: 'max', message: { zh: '上限低于下限', en: 'The upper limit is below the lower one' } },
  arrival: {
    code: 'ARRIVAL_ORDER',
    field: 'etaDate',
    message: { zh: '到达日期早于发货日期', en: 'The arrival is before the departure' },
  },
  dates: {
    code: 'EXPIRY_ORDER',
    field: 'expiryDate',
    message: { zh: '到期日须晚于签发日', en: 'The expiry date must be after the issue date' },
  },
  two_currencies: { code: 'SAME_CURRENCY', field: 'to', message: { zh: '两个币种不能相同', en: 'The two currencies must differ' } },
  delivery_demand_of: {
    code: 'ONE_SUBJECT',
    field: 'sku',
    message: { zh: '品类与SKU只能填一项', en: 'Give either a category or a SKU, not both' },
  },
  exempt_sku_of: {
    code: 'ONE_SUBJECT',
    field: 'sku',
    message: { zh: '填SKU，或同时填供应商与品类', en: 'Give a SKU, or a supplier together with a category' },
  },
  last_mile_rule_channel: {
    code: 'CHANNEL_OR_RATES',
    field: 'channel',
    message: { zh: '指定渠道与比价渠道须且只能填一项', en: 'Give either a channel or channels to compare' },
  },
  last_mile_rule_objective: {
    code: 'OBJECTIVE',
    field: 'objective',
    message: { zh: '只有比价时须选目标', en: 'Comparing channels needs an objective; otherwise leave it empty' },
  },
  last_mile_rule_fallback: {
    code: 'FALLBACK',
    field: 'fallback',
    message: { zh: '备用渠道须不同于指定渠道', en: 'The fallback channel must differ from the chosen channel' },
  },
  last_mile_rule_shop_cost: {
    code: 'SHOP_COST',
    field: 'maxCostUsd',
    message: { zh: '最高费用只用于比价', en: 'A maximum cost applies only when channels are compared' },
  },
  elsewhere: { code: 'SAME_WAREHOUSE', field: 'warehouse', message: { zh: '两端仓库不能相同', en: 'The two warehouses must differ' } },
  outbound_destination: {
    code: 'DESTINATION',
    field: 'toWarehouse',
    message: { zh: '调拨与FBA须填目的仓', en: 'Transfers and FBA orders need a destination warehouse' },
  },
  inner_fits: { code: 'INNER_SIZE', field: 'innerL', message: { zh: '内径不能大于外径', en: 'Inner size exceeds outer' } },
  scanned_within: {
    code: 'SCANNED_MORE',
    field: 'scanned',
    message: { zh: '扫描数超出应装数', en: 'More pieces scanned than the parcel holds' },
  },
  done_within: { code: 'DONE_MORE', field: 'doneQty', message: { zh: '上架数超出任务数', en: 'More pieces put away than the task has' } },
  done_whole: {
    code: 'DONE_WHOLE',
    field: 'doneQty',
    message: { zh: '件数全部上架后任务才完成', en: 'A putaway is done when all its pieces are placed' },
  },
  receipt_dock: {
    code: 'DOCK_MISSING',
    field: 'dockBin',
    message: { zh: '到仓的收货单须有收货库位', en: 'A receipt that has arrived needs a dock bin' },
  },
  plan_node_site: {
    code: 'NODE_SITE',
    field: 'site',
    message: { zh: 'FBA节点须填站点，其他节点不填', en: 'FBA nodes need a site; other nodes have none' },
  },
  plan_node_supplied: {
    code: 'NODE_SUPPLY',
    field: 'supplyNode',
    message: { zh: '国内节点没有上级，其他节点必填', en: 'Nodes in China have no supply node; all others need one' },
  },
  recipient_email_whose: {
    code: 'WHOSE',
    field: 'scope',
    message: { zh: '收件人范围与供应商、公司不符', en: 'The scope does not match the supplier or company' },
  },
  shipping_setting_names: {
    code: 'WHOSE',
    field: 'scope',
    message: { zh: '适用范围与平台、站点、店铺不符', en: 'The scope does not match the platform, site or store' },
  },
  primary_is_oe: { code: 'PRIMARY_OE', field: 'isPrimary', message: { zh: '只有OE号可设为主号', en: 'Only OE numbers can be primary' } },
  store_config_buffer: {
    code: 'ONE_BUFFER',
    field: 'bufferPct',
    message: { zh: '缓冲件数与缓冲比例只能填一项', en: 'Give the buffer in pieces or in percent, not both' },
  },
  store_config_parcels: {
    code: 'PARCELS',
    field: 'maxParcels',
    message: { zh: '允许拆单时须填最多包裹数，否则不填', en: 'Only orders that may be split need a maximum of parcels' },
  },
  shipped_within: {
    code: 'SHIPPED_MORE',
    field: 'shippedQty',
    message: { zh: '发出数超出调拨数', en: 'More pieces would be shipped than the transfer has' },
  },
  received_within: {
    code: 'RECEIVED_MORE',
    field: 'receivedQty',
    message: { zh: '收到与丢失合计超出发出数', en: 'More pieces would be received or lost than were shipped' },
  },
  user_field_setting_subject: {
    code: 'SUBJECT',
    field: 'subject',
    message: { zh: '对象与对象类型不符', en: 'The subject does not match its kind' },
  },
  fba_names_center: {
    code: 'FBA_CENTER',
    field: 'fbaCenter',
    message: { zh: 'FBA仓须填运营中心，其他仓不填', en: 'FBA warehouses need a fulfilment centre; others have none' },
  },
  gtin_taken: {
    code: 'GTIN_TAKEN',
    field: 'gtin',
    message: { zh: '该GTIN已属于另一个SKU', en: 'This GTIN belongs to another SKU' },
  },
};
