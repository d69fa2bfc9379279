import { text } from '@axle/kernel';
import type { PageHelp } from '@axle/page-kit';

/** What the page of listings on PartsGeek is for, and how a feed goes. */
export const partsGeekHelp: PageHelp = {
  why: text(
    '维护PartsGeek的商品、价格与库存Feed，并查看平台拒绝了什么。',
    'Maintain the PartsGeek catalogue, price and stock feed and see what the platform refused.',
  ),
  notes: [
    text(
      'PartsGeek没有公开接口：Feed为文件，生成后下载并提交给平台，再导入回执。列名与字段的对应关系在“字段映射”中维护。',
      'PartsGeek publishes no interface: a feed is a file. Build and download it, hand it to the platform, then import the acknowledgement. Its columns are kept under “Column map”.',
    ),
    text(
      '增量Feed包含与平台上次收到的内容不同的行；停用的行以数量0提交一次。没有变化时不生成。',
      'A feed of changes holds what differs from what the platform got last; a disabled row is sent once with quantity 0. Nothing is built where nothing changed.',
    ),
    text(
      '低于最低价的价格需要“低于最低价”权限，低于MAP一律拒绝；变动超过20%须确认。',
      'A price below the floor needs the permission “Price below floor”, a price below MAP is always refused, and a change of more than 20% has to be confirmed.',
    ),
    text('同一品牌下，ab-12 34 与 AB1234 是同一零件号。', 'Within a brand ab-12 34 and AB1234 are the same part number.'),
    text(
      '设了数量规则的行，数量 = min(上限, ⌊(可用 − 保留) × 比例⌋)，少于起发数量时为0；生成Feed前重新计算。',
      'Rows with a quantity rule publish min(cap, ⌊(available − buffer) × share⌋), and 0 below the minimum; it is calculated again before a feed is built.',
    ),
    text(
      '“导入订单”把PartsGeek订单文件交给订单接入；“导出运单”写出已发货而平台尚无单号的订单，提交平台后在订单列表“标为已回传”。',
      '“Import orders” hands an order file to the intake of orders. “Export tracking” writes the shipped orders whose tracking numbers the platform does not have yet; mark them as confirmed in the order list once they are handed over.',
    ),
  ],
};
