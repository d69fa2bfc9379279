import type { PageField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import type { InputProps } from '../field-view.ts';
import { PickBox } from '../parts/pick-box.view.tsx';
import { pageChoices } from './page-choices.ts';

/** A page, found by a piece of its title or of its key. */
export const PageInput = observer(function PageInput(props: InputProps) {
  const { id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave } = props;
  const session = useService(Session);
  const options = pageChoices(session, field as PageField).map(({ value: key, label }, place) => ({ id: place, text: label, note: key }));
  const held = typeof value === 'string' && value !== '' ? value : undefined;
  const fits = (typed: string) => {
    const sought = typed.toLowerCase();
    return options.filter(({ text, note }) => text.toLowerCase().includes(sought) || note.toLowerCase().includes(sought));
  };
  // a page that the reader does not know stays, by its key
  const picked = held === undefined ? undefined : (options.find(({ note }) => note === held) ?? { id: -1, text: held });
  return (
    <PickBox
      id={id}
      picked={picked}
      placeholder={placeholder}
      disabled={disabled}
      invalid={invalid}
      required={field.required === true}
      nothing={session.say(referenceText.nothing)}
      load={typed => Promise.resolve(fits(typed))}
      onPick={option => onChange(option?.note)}
      onLeave={onLeave}
      {...(describedBy === undefined ? {} : { describedBy })}
    />
  );
});
