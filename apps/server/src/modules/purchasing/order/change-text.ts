import { fill, text, type Text } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const what: Readonly<Record<string, Text>> = {
  qty: text('数量', 'quantity'),
  price: text('单价', 'price'),
  date: text('交期', 'date'),
  cancelled: text('取消数量', 'cancelled'),
  shortClosed: text('短关数量', 'closed short'),
};
const sentence = text('第{line}行 {sku}：{changes}', 'line {line} {sku}: {changes}');

/** The changes of an order's latest version in one sentence, as its supplier reads them. */
export async function changeText(database: Kysely<Tables>, order: RecordValues): Promise<Text> {
  const latest = linesIn(order, 'changes').filter(({ version }) => version === order['orderVersion']);
  const ids = [...new Set(latest.map(({ sku }) => Number(sku)))];
  const rows = ids.length === 0 ? [] : await database.selectFrom('sku').select(['id', 'sku']).where('id', 'in', ids).execute();
  const codes = new Map(rows.map(({ id, sku }) => [id, sku]));
  const byLine = [...Map.groupBy(latest, ({ orderLine }) => orderLine)];
  const changed = ({ field, before, after }: Line, language: keyof Text) =>
    `${what[String(field)]![language]} ${String(before)} → ${String(after)}`;
  const line = ([orderLine, of]: (typeof byLine)[number], language: keyof Text) => {
    const changes = of.map(change => changed(change, language)).join(language === 'en' ? ', ' : '，');
    return fill(sentence, { line: String(orderLine), sku: codes.get(Number(of[0]!['sku'])) ?? '', changes })[language];
  };
  return text(byLine.map(one => line(one, 'zh')).join('；'), byLine.map(one => line(one, 'en')).join('; '));
}
