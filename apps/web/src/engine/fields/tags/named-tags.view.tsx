import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { recordsBy } from '../../references/records-by-code.store.ts';
import { References } from '../../references/references.ts';
import { NamedCodeWithin } from '../code/named-code-within.view.tsx';

/** Codes of records, one small label each: a single one with its name, of several each tells it to the pointer. */
export const NamedTags = observer(function NamedTags({ entity, tags }: { readonly entity: string; readonly tags: readonly string[] }) {
  const records = recordsBy(useService(References));
  return tags.map(tag => {
    const id = records.of(entity, tag);
    return (
      <span key={tag} className="ax-label">
        {id === undefined ? tag : <NamedCodeWithin entity={entity} code={tag} id={id} isAlone={tags.length === 1} />}
      </span>
    );
  });
});
