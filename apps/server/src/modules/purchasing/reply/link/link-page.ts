import { type Decimal, fill, groupedDecimal, inLanguage, type Language, type Refusal, scaleOf, type Text } from '@axle/kernel';
import type { OrderedLine } from '../../order/ordered-lines.ts';
import { linkText as words } from './link-text.ts';
import type { ClosedLink } from './open-link.ts';
import { partsOfLine } from './read-form.ts';

/** A line of an order as its supplier sees it. */
export interface ShownLine extends OrderedLine {
  readonly code: string;
  readonly name: Text;
}

/** An order as its supplier sees it. */
export interface ShownOrder {
  readonly orderNo: string;
  readonly version: number;
  readonly company: Text;
  readonly currency: string;
  readonly until: string;
  readonly lines: readonly ShownLine[];
}

/** What was typed and is wrong. */
export interface WrongForm {
  readonly form: URLSearchParams;
  readonly refusals: readonly Refusal[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1c2127;background:#f4f5f7;margin:0}
main{max-width:40rem;margin:0 auto;padding:1rem}
h1{font-size:1.3rem;margin:.5rem 0}h2{font-size:1rem;margin:0}p{margin:.4rem 0}
section,details.note{background:#fff;border:1px solid #d3d8de;border-radius:8px;padding:1rem;margin:0 0 1rem}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.6rem;margin:.6rem 0}
label{display:block;font-size:.875rem;color:#404854}label.check{display:flex;gap:.5rem;align-items:center;min-height:44px}
input,textarea{display:block;width:100%;box-sizing:border-box;min-height:44px;padding:.5rem;font:inherit;color:#1c2127;
border:1px solid #8f99a8;border-radius:6px;background:#fff}input[type=checkbox]{width:1.4rem;min-height:1.4rem;flex:none}
summary{min-height:44px;line-height:44px;cursor:pointer}.soft{color:#5f6b7c;font-size:.875rem}
.bad{color:#ac2f33}.bad input{border-color:#ac2f33}
button{width:100%;min-height:48px;font:inherit;font-weight:600;color:#fff;background:#215db0;border:0;border-radius:8px}`;

/** A whole page in one language; nothing of it runs a script. */
const pageOf = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;

const sayIn =
  (language: Language) =>
  (text: Text, values: Readonly<Record<string, string>> = {}): string =>
    escaped(inLanguage(fill(text, values), language));

/** Whether a refusal speaks of a line, by its place among those of the form. */
const isOf = ({ field = '' }: Refusal, at: number, orderLine: number, form: URLSearchParams): boolean =>
  field.startsWith(`lines.${at}.`) || (field.startsWith('splits') && partsOfLine.some(part => form.has(`partQty${orderLine}${part}`)));

const shownPrice = (price: Decimal): string => groupedDecimal(price, Math.max(2, scaleOf(price)));

/** The form on which a supplier replies to an order. */
export function replyForm(language: Language, order: ShownOrder, action: string, wrong?: WrongForm): string {
  const say = sayIn(language);
  const typed = (key: string, usual = ''): string => escaped(wrong ? (wrong.form.get(key) ?? '') : usual);
  const input = (key: string, label: string, attributes: string, usual?: string) =>
    `<label>${label}<input name="${key}" ${attributes} value="${typed(key, usual)}"></label>`;
  const partInputs = (orderLine: number) =>
    partsOfLine
      .map((part, at) => {
        const called = say(words.part, { part: String(at + 1) });
        return `<div class="grid">${input(`partQty${orderLine}${part}`, `${called} ${say(words.qty)}`, 'inputmode="numeric" maxlength="6"')}
${input(`partDate${orderLine}${part}`, `${called} ${say(words.date)}`, 'type="date"')}</div>`;
      })
      .join('');
  const card = ({ orderLine, code, name, agreed }: ShownLine, at: number): string => {
    const own = wrong?.refusals.filter(refusal => isOf(refusal, at, orderLine, wrong.form)) ?? [];
    const isSplit = partsOfLine.some(part => (wrong?.form.get(`partQty${orderLine}${part}`) ?? '') !== '');
    const price = `${order.currency} ${shownPrice(agreed.price)}`;
    const isRefused = wrong?.form.has(`refuse${orderLine}`) === true;
    const ordered = say(words.ordered, { qty: String(agreed.qty), price, date: agreed.date });
    return `<section${own.length > 0 ? ' class="bad"' : ''}><h2>${say(words.line, { line: String(orderLine) })} · ${escaped(code)}</h2>
<p>${escaped(inLanguage(name, language))}</p><p class="soft">${ordered}</p>
${own.map(({ message }) => `<p role="alert" class="bad">${say(message)}</p>`).join('')}
<div class="grid">${input(`qty${orderLine}`, say(words.qty), 'inputmode="numeric" maxlength="6" required', String(agreed.qty))}
${input(`price${orderLine}`, `${say(words.price)} (${escaped(order.currency)})`, 'inputmode="decimal" maxlength="20" required', agreed.price)}
${input(`date${orderLine}`, say(words.date), 'type="date" required', agreed.date)}</div>
${input(`reason${orderLine}`, say(words.reason), 'maxlength="200"')}
<label class="check"><input type="checkbox" name="refuse${orderLine}"${isRefused ? ' checked' : ''}>${say(words.refuse)}</label>
<details${isSplit ? ' open' : ''}><summary>${say(words.parts)}</summary>${partInputs(orderLine)}</details></section>`;
  };
  const heading = `${say(words.title)} ${escaped(order.orderNo)}`;
  return pageOf(
    language,
    `${inLanguage(words.title, language)} ${order.orderNo}`,
    `<h1>${heading} <span class="soft">${say(words.version, { version: String(order.version) })}</span></h1>
<p>${say(words.from, { company: inLanguage(order.company, language) })}</p><p><strong>${say(words.until, { day: order.until })}</strong></p>
<p class="soft">${say(words.hint)}</p>${wrong ? `<p role="alert" class="bad">${say(words.wrong)}</p>` : ''}
<form method="post" action="${escaped(action)}">${order.lines.map(card).join('')}
<section><label>${say(words.note)}<textarea name="note" rows="3" maxlength="500">${typed('note')}</textarea></label></section>
<button>${say(words.submit)}</button></form>`,
  );
}

/** Says that a reply was taken in. */
export function takenPage(language: Language, orderNo: string, replyNo: string): string {
  const say = sayIn(language);
  const taken = say(words.taken, { order: orderNo, reply: replyNo });
  return pageOf(language, inLanguage(words.thanks, language), `<section><h1>${say(words.thanks)}</h1><p>${taken}</p></section>`);
}

/** Says why a link opens nothing, in both languages: whose it was stays unsaid. */
export function closedPage(why: ClosedLink): string {
  const both = (text: Text) => `${escaped(text.zh)}<br><span lang="en">${escaped(text.en)}</span>`;
  return pageOf('zh-cn', words.closed.zh, `<section><h1>${both(words.closed)}</h1><p>${both(words[why])}</p></section>`);
}
