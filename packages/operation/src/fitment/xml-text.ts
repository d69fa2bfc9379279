/** Characters that XML 1.0 knows; others cannot stand in a document, not even escaped. */
const isXmlCharacter = (character: string): boolean => {
  const point = character.codePointAt(0)!;
  if (point < 0x20) return point === 0x9 || point === 0xa || point === 0xd;
  return (point < 0xd800 || point > 0xdfff) && point !== 0xfffe && point !== 0xffff;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it stands in an element or an attribute; characters that XML does not know are left out. */
export const xmlText = (text: string): string =>
  [...text]
    .filter(isXmlCharacter)
    .map(character => entities[character] ?? (character < ' ' ? `&#${character.codePointAt(0)!};` : character))
    .join('');

/** An element with its attributes, around a text or around other elements, which are written already. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content?: string | { readonly within: readonly string[] },
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(String(value))}"`);
  const opened = `<${name}${written.join('')}`;
  if (content === undefined) return `${opened}/>`;
  return `${opened}>${typeof content === 'string' ? xmlText(content) : content.within.join('')}</${name}>`;
}
