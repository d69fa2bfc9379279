import { type OutboundStatus, outboundStatuses } from '@axle/inventory';
import { fill, type Refusal, type Text, text } from '@axle/kernel';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Why something cannot be done with an order that leaves a warehouse. */
export const outboundRefusals = {
  unknown: refusal('NO_OUTBOUND', '出库单不存在', 'The outbound order does not exist'),
  noLines: refusal('NO_LINES', '出库单需要1至200行', 'An outbound order must have 1 to 200 lines'),
  noRoute: refusal('NO_TRADE_ROUTE', '该仓库没有发往此国家的贸易路线', 'No trade route leads from this warehouse to the country'),
  sameWarehouse: refusal('SAME_WAREHOUSE', '目的仓库不能是发货仓库', 'Destination and source warehouse must differ'),
  needsDestination: refusal('NEEDS_DESTINATION', '调拨与FBA出库需要目的仓库', 'Transfers and FBA shipments need a destination warehouse'),
  putBackOpen: refusal('PUT_BACK_OPEN', '尚有待归位的拣货，请先归位', 'Picked pieces are still to be put back; put them back first'),
  packedAlready: refusal('PACKED', '已有打包的包裹，请先作废包裹', 'Parcels have been packed; void them first'),
  shippedAlready: refusal('SHIPPED_PART', '已有包裹出库，不能取消', 'Parcels have been shipped; the order cannot be cancelled'),
  channelElsewhere: refusal('CHANNEL_ELSEWHERE', '该渠道不从此仓库发货', 'The channel does not ship from this warehouse'),
  hasWaybill: refusal('HAS_WAYBILL', '已有运单号', 'The order already has a waybill number'),
  sourceDecides: refusal(
    'SOURCE_DECIDES',
    '由来源单据占用或决定，请在来源单据上修改',
    'Reserved or decided by the source document; change it there',
  ),
  tooLate: refusal('TOO_LATE', '出库已超过24小时，不能冲销', 'Shipped more than 24 hours ago; it cannot be reversed'),
  scanned: refusal('CARRIER_SCANNED', '承运商已扫描，不能冲销', 'Already scanned by the carrier; it cannot be reversed'),
  ownWarehouse: refusal(
    'OWN_WAREHOUSE',
    '发往自有仓库，地址由仓库决定',
    'The order goes to one of our warehouses, which has its own address',
  ),
  noChannel: refusal('NO_CHANNEL', '请先选择物流渠道', 'Choose a channel first'),
} as const satisfies Readonly<Record<string, Refusal>>;

/** Others have reserved what the order needs; `can` pieces can ship. */
export const outboundShort = (can: number): Refusal => ({
  code: 'ATP_SHORT',
  message: { zh: `可用量不足，可发 ${can}`, en: `Not enough stock, ${can} can ship` },
});

/** So many pieces may be moved to another order at most. */
export const beyondSplit = (most: number): Refusal => ({
  code: 'SPLIT_BEYOND',
  message: { zh: `最多移出${most}件`, en: `At most ${most} can be moved` },
});

/** A line has fewer pieces left to ship than asked for. */
export const beyondLine = (lineNo: number, left: number): Refusal => ({
  code: 'SHIP_BEYOND',
  message: { zh: `第${lineNo}行只剩${left}件可出库`, en: `Line ${lineNo} has ${left} left to ship` },
});

/** The order is not in a status in which something can be done with it. */
export const wrongStatus = (action: Text, status: OutboundStatus): Refusal => ({
  code: 'STATE',
  message: fill(
    { zh: '出库单状态为{status}，不能{action}', en: '“{action}” is not possible while the order is {status}' },
    { action, status: outboundStatuses[status].label },
  ),
});
