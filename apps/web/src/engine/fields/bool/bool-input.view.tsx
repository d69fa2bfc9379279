import { Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { InputProps } from '../field-view.ts';

/** Yes or no. */
export const BoolInput = observer(function BoolInput({ id, value, disabled, describedBy, onChange, onLeave }: InputProps) {
  const session = useService(Session);
  return (
    <Switch
      id={id}
      checked={value === true}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={event => onChange(event.currentTarget.checked)}
      onBlur={onLeave}
    >
      {session.say(value === true ? engineText.yes : engineText.no)}
    </Switch>
  );
});
