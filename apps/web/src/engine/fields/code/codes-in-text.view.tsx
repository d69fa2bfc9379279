import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ReferencePicture } from '../../references/lazy-picture.ts';
import { recordsBy } from '../../references/records-by-code.store.ts';
import { nameOfReference, wordsOfReference } from '../../references/reference-words.ts';
import { References } from '../../references/references.ts';

/** What may be a code among other words: letters and digits, three at least, and what joins them. */
const codeLike = /[\p{L}\p{N}][\p{L}\p{N}._/-]{2,}/u;

/**
 * A text that contains codes of records. A single code has its picture before the text and its name after it, so that the rest of the text,
 * such as a quantity, is not cut first; where there are several, each shows its name in a tooltip.
 */
export const CodesInText = observer(function CodesInText({ entity, text }: { readonly entity: string; readonly text: string }) {
  const session = useService(Session);
  const records = recordsBy(useService(References));
  const field = { kind: 'ref', entity };
  const words = text.split(/(\s+|[()（）,，、;；])/);
  const ids = words.map(word => (codeLike.exec(word)?.[0] === word ? records.of(entity, word) : undefined));
  const [id, ...others] = ids.filter(found => found !== undefined);
  if (id !== undefined && others.length === 0) {
    const record = session.referred(entity, id);
    const name = nameOfReference(session, field, id);
    return (
      <span title={`${text} ${name}`}>
        {record?.picture !== undefined && (
          <Suspense>
            <ReferencePicture entity={entity} record={record} />
          </Suspense>
        )}
        {text} <span className="ax-faint">{name}</span>
      </span>
    );
  }
  return words.map((word, place) =>
    ids[place] === undefined ? (
      word
    ) : (
      // a word has nothing but its place to be known by
      <span key={place} title={wordsOfReference(session, field, ids[place])}>
        {word}
      </span>
    ),
  );
});
