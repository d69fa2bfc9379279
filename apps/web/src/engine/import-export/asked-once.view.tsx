import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import { TypedField } from '../typed-field/typed-field.view.tsx';
import type { AskedOnce } from './asked-once.ts';

/** Asks for what the files of others do not say of themselves: whose they are, and of which day. */
export const AskedOnceInputs = observer(function AskedOnceInputs({ asked }: { readonly asked: AskedOnce }) {
  const session = useService(Session);
  return (
    <fieldset className="ax-form ax-import-asked">
      <legend className="ax-faint">{session.say(importText.askedOnce)}</legend>
      {asked.fields.map(([key, field]) => (
        <TypedField key={key} field={field} value={asked.values[key]} note={null} onChange={value => asked.type(key, value)} />
      ))}
    </fieldset>
  );
});
