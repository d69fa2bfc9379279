import { type Refusal, text } from '@axle/kernel';

const refused = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** An area of goods under way gets no second bin. */
export const oneTransitBin: Refusal = refused(
  'ONE_TRANSIT_BIN',
  'area',
  '在途库区只有一个虚拟库位',
  'An in-transit area has a single virtual bin',
);

const endBeforeStart: Refusal = refused('PERIOD_ORDER', 'effectiveTo', '失效日期早于生效日期', 'The end date is before the start date');

const periodsOverlap: Refusal = refused('PERIODS_OVERLAP', 'effectiveFrom', '生效期重叠', 'Periods overlap');

/** What constraints of this name, or of a name ending so, refuse, in words. */
export const constraintWords: Readonly<Record<string, Refusal>> = {
  periods_overlap: periodsOverlap,
  relation_ended: refused('ENDED', 'effectiveTo', '已结束的贸易关系不能修改', 'A trade relation that has ended cannot be changed'),
  one_default: refused('ONE_DEFAULT', 'isDefault', '该仓库已有默认路线', 'This warehouse has a default route'),
  uscc_taken: refused(
    'USCC_TAKEN',
    'uscc',
    '该统一社会信用代码已属于另一家供应商',
    'This unified social credit code belongs to another supplier',
  ),
  past_row: refused('PAST_ROW', 'effectiveTo', '已失效的数据不能修改', 'Expired data cannot be changed'),
  spans: refused(
    'SPANS_OVERLAP',
    'periodTo',
    '与已导入的期间重叠（按月与按日不能并存）',
    'The period overlaps one already imported (monthly and daily periods cannot coexist)',
  ),
  booked_line: refused(
    'LEDGER_BOOKED',
    'ending',
    '该期间已按原内容过账，不能更改',
    'This period has been posted as imported and cannot be changed',
  ),
  one_active: refused(
    'ACTIVE_RATE',
    'validFrom',
    '该币种对自该日已有同类型的有效汇率，请先作废',
    'The currency pair already has an active rate of this type from that day; void it first',
  ),
  periods: periodsOverlap,
  one_group: refused(
    'IN_OTHER_GROUP',
    'members',
    '一个SKU同一时间只能在一个替代组内',
    'A SKU can be in only one substitute group at a time',
  ),
  two_pools: refused('POOL_TAKEN', 'sites', '店铺站点同一时间只能在一个库存池', 'A store and site can be in only one stock pool at a time'),
  one_transit_bin: oneTransitBin,
  period: endBeforeStart,
  ends: endBeforeStart,
  years: refused('YEAR_ORDER', 'yearTo', '止年早于起年', 'The last year is before the first'),
  range: refused('RANGE_ORDER', 'max', '上限低于下限', 'The upper limit is below the lower one'),
  arrival: refused('ARRIVAL_ORDER', 'etaDate', '到达日期早于发货日期', 'The arrival is before the departure'),
  dates: refused('EXPIRY_ORDER', 'expiryDate', '到期日须晚于签发日', 'The expiry date must be after the issue date'),
  two_currencies: refused('SAME_CURRENCY', 'to', '两个币种不能相同', 'The two currencies must differ'),
  delivery_demand_of: refused('ONE_SUBJECT', 'sku', '品类与SKU只能填一项', 'Give either a category or a SKU, not both'),
  exempt_sku_of: refused('ONE_SUBJECT', 'sku', '填SKU，或同时填供应商与品类', 'Give a SKU, or a supplier together with a category'),
  last_mile_rule_channel: refused(
    'CHANNEL_OR_RATES',
    'channel',
    '指定渠道与比价渠道须且只能填一项',
    'Give either a channel or channels to compare',
  ),
  last_mile_rule_objective: refused(
    'OBJECTIVE',
    'objective',
    '只有比价时须选目标',
    'Comparing channels needs an objective; otherwise leave it empty',
  ),
  last_mile_rule_fallback: refused(
    'FALLBACK',
    'fallback',
    '备用渠道须不同于指定渠道',
    'The fallback channel must differ from the chosen channel',
  ),
  last_mile_rule_shop_cost: refused(
    'SHOP_COST',
    'maxCostUsd',
    '最高费用只用于比价',
    'A maximum cost applies only when channels are compared',
  ),
  elsewhere: refused('SAME_WAREHOUSE', 'warehouse', '两端仓库不能相同', 'The two warehouses must differ'),
  outbound_destination: refused(
    'DESTINATION',
    'toWarehouse',
    '调拨与FBA须填目的仓',
    'Transfers and FBA orders need a destination warehouse',
  ),
  inner_fits: refused('INNER_SIZE', 'innerL', '内径不能大于外径', 'Inner size exceeds outer'),
  scanned_within: refused('SCANNED_MORE', 'scanned', '扫描数超出应装数', 'More pieces scanned than the parcel holds'),
  done_within: refused('DONE_MORE', 'doneQty', '上架数超出任务数', 'More pieces put away than the task has'),
  done_whole: refused('DONE_WHOLE', 'doneQty', '件数全部上架后任务才完成', 'A putaway is done when all its pieces are placed'),
  receipt_dock: refused('DOCK_MISSING', 'dockBin', '到仓的收货单须有收货库位', 'A receipt that has arrived needs a dock bin'),
  purchase_order_lines_wanted: refused(
    'CANCELLED_MORE',
    'cancelledQty',
    '取消与短关数量超出订购数量',
    'More pieces cancelled and short-closed than ordered',
  ),
  supplier_sku_one_primary: refused('ONE_PRIMARY', 'isPrimary', '该SKU已有首选供应商', 'The SKU already has a primary supplier'),
  supplier_sku_primary_of_sku: refused(
    'PRIMARY_WITHOUT_SKU',
    'isPrimary',
    '未关联SKU的条目不能设为首选',
    'An item without a SKU cannot be primary',
  ),
  plan_node_site: refused('NODE_SITE', 'site', 'FBA节点须填站点，其他节点不填', 'FBA nodes need a site; other nodes have none'),
  plan_node_supplied: refused(
    'NODE_SUPPLY',
    'supplyNode',
    '国内节点没有上级，其他节点必填',
    'Nodes in China have no supply node; all others need one',
  ),
  recipient_email_whose: refused('WHOSE', 'scope', '收件人范围与供应商、公司不符', 'The scope does not match the supplier or company'),
  shipping_setting_names: refused(
    'WHOSE',
    'scope',
    '适用范围与平台、站点、店铺不符',
    'The scope does not match the platform, site or store',
  ),
  primary_is_oe: refused('PRIMARY_OE', 'isPrimary', '只有OE号可设为主号', 'Only OE numbers can be primary'),
  store_config_buffer: refused(
    'ONE_BUFFER',
    'bufferPct',
    '缓冲件数与缓冲比例只能填一项',
    'Give the buffer in pieces or in percent, not both',
  ),
  store_config_parcels: refused(
    'PARCELS',
    'maxParcels',
    '允许拆单时须填最多包裹数，否则不填',
    'Only orders that may be split need a maximum of parcels',
  ),
  shipped_within: refused('SHIPPED_MORE', 'shippedQty', '发出数超出调拨数', 'More pieces would be shipped than the transfer has'),
  received_within: refused(
    'RECEIVED_MORE',
    'receivedQty',
    '收到与丢失合计超出发出数',
    'More pieces would be received or lost than were shipped',
  ),
  user_field_setting_subject: refused('SUBJECT', 'subject', '对象与对象类型不符', 'The subject does not match its kind'),
  fba_names_center: refused(
    'FBA_CENTER',
    'fbaCenter',
    'FBA仓须填运营中心，其他仓不填',
    'FBA warehouses need a fulfilment centre; others have none',
  ),
  gtin_taken: refused('GTIN_TAKEN', 'gtin', '该GTIN已属于另一个SKU', 'This GTIN belongs to another SKU'),
};
