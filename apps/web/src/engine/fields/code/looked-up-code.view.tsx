import { type CodeField, heldCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { RecordInHandContext } from '../../references/record-in-hand.ts';
import { type CodesAsked, References } from '../../references/references.ts';
import type { InputProps } from '../field-view.ts';
import { ComboBox, type Suggestion } from '../parts/combo-box.view.tsx';

/** A code that is found by its first characters or by its meaning, and offered with the details that matter for the choice. */
export const LookedUpCode = observer(function LookedUpCode(props: InputProps) {
  const { id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave } = props;
  const session = useService(Session);
  const references = useService(References);
  const { looksUp, required } = field as CodeField;
  const inHand = useContext(RecordInHandContext);
  const place = looksUp?.like && inHand(looksUp.like.field);
  const load = async (typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
    const { codes, of, like } = looksUp!;
    const asked: CodesAsked = {
      codes,
      ...(of === undefined ? {} : { of }),
      ...(like && typeof place === 'number' ? { like: { entity: like.entity, id: place } } : {}),
    };
    const reply = await references.codes(asked, typed, signal);
    if (!reply.ok) return [];
    return reply.value.map(({ code, name, summary }) => ({
      text: code,
      note: session.say(name),
      ...(summary ? { summary: session.say(summary) } : {}),
    }));
  };
  return (
    <ComboBox
      id={id}
      value={typeof value === 'string' ? value : ''}
      placeholder={placeholder}
      disabled={disabled}
      invalid={invalid}
      required={required === true}
      {...(describedBy === undefined ? {} : { describedBy })}
      load={load}
      onCommit={text => onChange(heldCode(field as CodeField, text))}
      onLeave={onLeave}
    />
  );
});
