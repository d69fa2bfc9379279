import type { RefField, SeveralField, UserField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { Chip } from '../../chip.view.tsx';
import type { InputProps } from '../field-view.ts';
import { fieldInputs } from '../inputs/field-inputs.ts';
import { wordsOfReference } from '../../references/reference-words.ts';
import './several.css';

/** The same field that takes one alone. */
const oneOf = ({ several: _, ...field }: SeveralField): RefField | UserField => field as RefField | UserField;

/** Any number of records or users: each is picked as one alone is, and can be taken out again. */
export const SeveralInput = observer(function SeveralInput({ field, value, onChange, ...props }: InputProps) {
  const session = useService(Session);
  const one = oneOf(field as SeveralField);
  const One = fieldInputs[one.kind];
  const chosen = (Array.isArray(value) ? value : []) as readonly number[];
  const nameOf = (id: number) => (one.kind === 'user' ? session.nickname(id) : wordsOfReference(session, one, id));
  return (
    <div className="ax-chosen-ones">
      {chosen.map(id => {
        const name = nameOf(id);
        const removed = { label: session.say(engineText.takeOut, { name }), by: () => onChange(chosen.filter(other => other !== id)) };
        return (
          <Chip key={id} removed={props.disabled ? undefined : removed}>
            {name}
          </Chip>
        );
      })}
      {/* what was picked is one of the chosen: the box is empty for the next one */}
      <One
        {...props}
        field={one}
        value={undefined}
        onChange={id => {
          if (typeof id === 'number' && !chosen.includes(id)) onChange([...chosen, id]);
        }}
      />
    </div>
  );
});
