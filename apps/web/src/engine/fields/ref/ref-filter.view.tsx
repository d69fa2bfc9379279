import type { Text } from '@axle/kernel';
import type { FieldValueCount, RefField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { useLatest } from '../../answers/use-latest.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import { pastedTexts } from '../../references/pasted-texts.ts';
import { referenceWords, standingWords } from '../../references/reference-words.ts';
import { type FoundReferences, References } from '../../references/references.ts';
import { ChoiceFilter } from '../parts/choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';

/** Any number of referenced records, found by typing or by a pasted list; the chosen ones are listed first. */
export const RefFilter = observer(function RefFilter(props: FilterProps) {
  const { filter } = props;
  const { entity } = props.field as RefField;
  const session = useService(Session);
  const references = useService(References);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [{ rows: found, most }, setFound] = useState<FoundReferences>({ rows: [] });
  const [pasted, setPasted] = useState<Text>();
  const latest = useLatest();
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => {
      void latest.ask(
        signal => references.find(entity, typed.trim(), signal),
        reply => reply.ok && setFound(reply.value),
      );
    }, 120);
    return () => {
      clearTimeout(timer);
      latest.giveUp();
    };
  }, [latest, references, entity, typed, open]);
  const chosen = (Array.isArray(filter?.value) ? filter.value : filter?.op === 'eq' ? [filter.value] : []) as readonly number[];
  const take = async (texts: readonly string[]) => {
    const { takePasted } = await import('../../references/take-pasted.ts');
    const taken = await takePasted(references, entity, texts, chosen);
    if (taken.value) props.onFilter({ field: props.name, op: filter?.op === 'notIn' ? 'notIn' : 'in', value: taken.value });
    setPasted(taken.message);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const texts = pastedTexts(event.clipboardData.getData('text'));
    if (texts.length < 2) return;
    event.preventDefault();
    void take(texts);
  };
  /** What is chosen, what occurs in the list, and what was found. */
  const choices = (occurring: readonly FieldValueCount[]) => {
    const ids = typed.trim() === '' ? occurring.flatMap(({ value }) => (typeof value === 'number' ? value : [])) : [];
    const first = [...new Set([...chosen, ...ids])];
    return [
      ...first.map(value => ({
        value,
        label: referenceWords(session, entity, value),
        note: session.referred(entity, value)?.code ?? '',
        words: standingWords(session, { kind: 'ref', entity }, value),
      })),
      ...found.filter(({ id }) => !first.includes(id)).map(({ id, name, code }) => ({ value: id, label: session.say(name), note: code })),
    ];
  };
  return (
    <ChoiceFilter
      {...props}
      choices={choices}
      onOpen={() => setOpen(true)}
      head={
        <>
          <input
            className="ax-filter-input ax-choice-search"
            type="search"
            value={typed}
            placeholder={session.say(referenceText.searchOrPaste)}
            aria-label={session.say(referenceText.search)}
            onChange={event => {
              setTyped(event.currentTarget.value);
              setPasted(undefined);
            }}
            onPaste={paste}
          />
          {pasted && (
            // as wide as the choices, however long the message is
            <p className="ax-hint" role="status" style={{ width: 0, minWidth: '100%' }}>
              {session.say(pasted)}
            </p>
          )}
          {most !== undefined && (
            <p className="ax-hint" style={{ width: 0, minWidth: '100%' }}>
              {session.say(referenceText.firstFound, { most })}
            </p>
          )}
        </>
      }
    />
  );
});
