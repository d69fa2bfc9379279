import { type Text, text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The lines of an order as a mail names them, one below the other: what is wanted of each, at which price and when. */
export async function writtenLines(database: Kysely<Tables>, order: RecordRow): Promise<Text> {
  const lines = linesIn(order, 'lines').map((line, at) => ({ ...line, no: at + 1 }) as Readonly<Record<string, unknown>>);
  const ids = [...new Set(lines.map(({ sku }) => Number(sku)))];
  const skus =
    ids.length === 0 ? [] : await database.selectFrom('sku').select(['id', 'sku', 'name_zh', 'name_en']).where('id', 'in', ids).execute();
  const known = new Map(skus.map(sku => [sku.id, sku]));
  const written = (language: 'zh' | 'en') =>
    lines
      .filter(({ effQty, qty }) => Number(effQty ?? qty) > 0)
      .map(({ no, sku: id, effQty, qty, price, promisedDate, requiredDate }) => {
        const sku = known.get(Number(id));
        const name = [sku?.sku, (language === 'en' ? sku?.name_en : undefined) ?? sku?.name_zh].filter(Boolean).join(' ');
        const worth = `${String(effQty ?? qty)} × ${String(price)} ${String(order['currency'])}`;
        return `${String(no)}. ${name}${language === 'en' ? ': ' : '：'}${worth}, ${String(promisedDate ?? requiredDate)}`;
      })
      .join('\n');
  return text(written('zh'), written('en'));
}
