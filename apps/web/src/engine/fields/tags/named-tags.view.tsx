import { regrouped } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { recordsBy } from '../../references/records-by-code.store.ts';
import { wordsOfReference } from '../../references/reference-words.ts';
import { References } from '../../references/references.ts';
import { RefCell } from '../ref/ref-cell.view.tsx';

/** Codes of records: a single code as its reference; several as small labels, each with its name in a tooltip. */
export const NamedTags = observer(function NamedTags({ entity, tags }: { readonly entity: string; readonly tags: readonly string[] }) {
  const session = useService(Session);
  const records = recordsBy(useService(References));
  const field = { kind: 'ref', label: { zh: entity, en: entity }, entity } as const;
  const ids = tags.map(tag => records.of(entity, tag));
  if (ids.length === 1 && ids[0] !== undefined) return <RefCell field={field} value={ids[0]} />;
  return tags.map((tag, place) => (
    <span key={tag} className="ax-label" title={ids[place] === undefined ? undefined : wordsOfReference(session, field, ids[place])}>
      {regrouped(tag)}
    </span>
  ));
});
