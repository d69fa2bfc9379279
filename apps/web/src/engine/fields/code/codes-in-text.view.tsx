import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { NamedCodeWithin } from './named-code-within.view.tsx';
import { recordsBy } from '../../references/records-by-code.store.ts';
import { References } from '../../references/references.ts';

/** What may be a code among other words: letters and digits, three at least, and what joins them. */
const codeLike = /[\p{L}\p{N}][\p{L}\p{N}._/-]{2,}/u;

/** A text in which codes of records stand: one that stands there alone is followed by its name, of several each tells it to the pointer. */
export const CodesInText = observer(function CodesInText({ entity, text }: { readonly entity: string; readonly text: string }) {
  const records = recordsBy(useService(References));
  const words = text.split(/(\s+|[()（）,，、;；])/);
  const ids = words.map(word => (codeLike.exec(word)?.[0] === word ? records.of(entity, word) : undefined));
  const isAlone = ids.filter(id => id !== undefined).length === 1;
  return words.map((word, place) =>
    // a word has nothing but its place to be known by
    ids[place] === undefined ? word : <NamedCodeWithin key={place} entity={entity} code={word} id={ids[place]} isAlone={isAlone} />,
  );
});
