import type { RecordRow, RecordValues } from '@axle/page-kit';
import { orderedLines } from '../../order/ordered-lines.ts';

/** Parts of a line that the form of a link has room for. */
export const partsOfLine = ['a', 'b', 'c'] as const;

const whole = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** What was typed into the form of a link, as a reply; what stands in no field of the form is passed over. */
export function readForm(order: RecordRow, form: URLSearchParams): RecordValues {
  const typed = (key: string): string => (form.get(key) ?? '').trim();
  const numbers = orderedLines(order).flatMap(({ orderLine, agreed }) => (agreed.qty > 0 ? [orderLine] : []));
  return {
    note: typed('note').slice(0, 500) || undefined,
    lines: numbers.map(orderLine => ({
      orderLine,
      qty: form.has(`refuse${orderLine}`) ? 0 : whole(typed(`qty${orderLine}`)),
      price: typed(`price${orderLine}`) || undefined,
      date: typed(`date${orderLine}`) || undefined,
      reason: typed(`reason${orderLine}`).slice(0, 200) || undefined,
    })),
    splits: numbers.flatMap(orderLine =>
      partsOfLine.flatMap(part => {
        const [qty, date] = [typed(`partQty${orderLine}${part}`), typed(`partDate${orderLine}${part}`)];
        return qty === '' && date === '' ? [] : [{ orderLine, qty: whole(qty), date: date || undefined }];
      }),
    ),
  };
}
