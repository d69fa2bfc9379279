const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const named = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi;
const plain = (text: string): string =>
  text.replaceAll(named, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (name !== undefined) return signs[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Texts, tabs and line breaks of a paragraph, in their order. */
const parts = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)(?:\s[^>]*)?\/>/g;

/**
 * [M15] The text of a Word document's part (`word/document.xml` in its file): a line each paragraph. Word parts a gap as it is typed into
 * pieces with formats of their own; in the text it stands whole.
 */
export const wordText = (xml: string): string =>
  xml
    .split('</w:p>')
    .slice(0, -1)
    .map(paragraph =>
      Array.from(paragraph.matchAll(parts), ([, text, mark]) =>
        mark === undefined ? plain(text ?? '') : mark === 'tab' ? '\t' : '\n',
      ).join(''),
    )
    .join('\n')
    .trim();
