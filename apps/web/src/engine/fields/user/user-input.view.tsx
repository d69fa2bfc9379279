import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import type { InputProps } from '../field-view.ts';
import { PickBox } from '../parts/pick-box.view.tsx';

/** Most people offered at once. */
const most = 50;

/** A person, found by name or the initials of its pinyin. */
export const UserInput = observer(function UserInput({
  id,
  field,
  value,
  disabled,
  placeholder,
  describedBy,
  invalid,
  onChange,
  onLeave,
}: InputProps) {
  const session = useService(Session);
  const current = typeof value === 'number' ? value : undefined;
  return (
    <PickBox
      id={id}
      picked={current === undefined ? undefined : { id: current, text: session.nickname(current) }}
      placeholder={placeholder}
      disabled={disabled}
      invalid={invalid}
      required={field.required === true}
      nothing={session.say(referenceText.nothing)}
      load={async typed => {
        await session.readNames();
        return session.people(typed).slice(0, most);
      }}
      onPick={picked => onChange(picked?.id)}
      onLeave={onLeave}
      {...(describedBy === undefined ? {} : { describedBy })}
    />
  );
});
