import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';

/** The attributes of a tag. */
export type Attributes = Readonly<Record<string, string>>;

/** Receives the parts of an XML text, in their order; prefixes of names are left out. */
export interface TagListener {
  opened(tag: string, attributes: Attributes): void;
  closed?(tag: string): void;
  /** A part of a text; a long one comes in several. */
  text?(part: string): void;
}

/** Goes through an XML text as it comes; one that is not there says nothing. */
export async function eachTag(content: AsyncIterable<Buffer> | undefined, { opened, closed, text }: TagListener): Promise<void> {
  if (!content) return;
  const parser = new SaxesParser();
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', tag => opened(bare(tag.name), tag.attributes));
  if (closed) parser.on('closetag', tag => closed(bare(tag.name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new StringDecoder('utf8');
  for await (const chunk of content) parser.write(decoder.write(chunk));
  parser.close();
}
