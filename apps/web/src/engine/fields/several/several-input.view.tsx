import type { Text } from '@axle/kernel';
import type { RefField, SeveralField, UserField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { pastedText } from '../../../text/pasted.ts';
import { Chip } from '../../chip.view.tsx';
import { grouped } from '../../grouped.ts';
import type { InputProps } from '../field-view.ts';
import { fieldInputs } from '../inputs/field-inputs.ts';
import { pastedTexts } from '../../references/pasted-texts.ts';
import { wordsOfReference } from '../../references/reference-words.ts';
import { References } from '../../references/references.ts';
import './several.css';

/** The same field that takes one alone. */
const oneOf = ({ several: _, ...field }: SeveralField): RefField | UserField => field as RefField | UserField;

/** Most that are named one by one; more are counted. */
const mostNamed = 6;

/** Any number of records or users: each is picked as one alone is, records by a pasted list too, and can be taken out again. */
export const SeveralInput = observer(function SeveralInput({ field, value, onChange, ...props }: InputProps) {
  const session = useService(Session);
  const references = useService(References);
  const [pasted, setPasted] = useState<Text>();
  const one = oneOf(field as SeveralField);
  const One = fieldInputs[one.kind];
  const chosen = (Array.isArray(value) ? value : []) as readonly number[];
  const change = (ids: readonly number[], message?: Text) => {
    setPasted(message);
    onChange(ids);
  };
  const paste = async (event: ClipboardEvent) => {
    if (one.kind !== 'ref') return;
    const texts = pastedTexts(event.clipboardData.getData('text'));
    if (texts.length < 2) return;
    event.preventDefault();
    const { takePasted } = await import('../../references/take-pasted.ts');
    const { value: ids = chosen, message } = await takePasted(references, one.entity, texts, chosen);
    change(ids, message);
  };
  const chip = (key: number, name: string, left: readonly number[]) => (
    <Chip key={key} removed={props.disabled ? undefined : { label: session.say(engineText.takeOut, { name }), by: () => change(left) }}>
      {name}
    </Chip>
  );
  const nameOf = (id: number) => (one.kind === 'user' ? session.nickname(id) : wordsOfReference(session, one, id));
  return (
    <div className="ax-chosen-ones" onPaste={event => void paste(event)}>
      {chosen.length > mostNamed
        ? chip(0, session.say(pastedText.many, { count: grouped(chosen.length) }), [])
        : chosen.map((id, at) => chip(id, nameOf(id), chosen.toSpliced(at, 1)))}
      {/* what was picked is one of the chosen: the box is empty for the next one */}
      <One
        {...props}
        {...(one.kind === 'ref' ? { placeholder: session.say(pastedText.placeholder) } : {})}
        field={one}
        value={undefined}
        onChange={id => {
          if (typeof id === 'number' && !chosen.includes(id)) change([...chosen, id]);
        }}
      />
      {pasted && (
        <p className="ax-hint" role="status">
          {session.say(pasted)}
        </p>
      )}
    </div>
  );
});
