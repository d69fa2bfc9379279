const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => entities[sign]!);

/** An address on the web as it stands in a text; marks that end a sentence behind it are no part of it. */
const address = /(https?:\/\/[^\s<>"'，。；、（）]*[^\s<>"'，。；、（）.,;:!?)])/;

const linked = (line: string): string =>
  line
    .split(address)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>` : escaped(part)))
    .join('');

/**
 * [M19] The text of a mail as HTML: a paragraph for each block between empty lines, addresses on the web as links, and nothing else of it
 * read as markup. It loads nothing and runs nothing.
 */
export function mailHtml(body: string): string {
  const paragraphs = body
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(block => `<p>${block.split('\n').map(linked).join('<br>\n')}</p>`);
  const look = 'font: 14px/1.6 sans-serif; color: #1f2933; background: #ffffff';
  return `<!doctype html>\n<html><head><meta charset="utf-8"></head><body style="${look}">\n${paragraphs.join('\n')}\n</body></html>\n`;
}
