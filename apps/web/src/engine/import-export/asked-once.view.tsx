import { inLanguage } from '@axle/kernel';
import { placeholder } from '@axle/validation';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import { fieldInputs } from '../fields/field-inputs.ts';
import '../form/form.css';
import type { AskedOnce } from './asked-once.ts';

/** Asks for what the files of others do not say of themselves: whose they are, and of which day. */
export const AskedOnceInputs = observer(function AskedOnceInputs({ asked }: { readonly asked: AskedOnce }) {
  const session = useService(Session);
  const id = useId();
  return (
    <fieldset className="ax-form ax-import-asked">
      <legend className="ax-faint">{session.say(importText.askedOnce)}</legend>
      {asked.fields.map(([key, field]) => {
        const Input = fieldInputs[field.kind];
        return (
          <div key={key} className="ax-field">
            <label htmlFor={`${id}-${key}`}>{inLanguage(field.label, session.language)}</label>
            <Input
              id={`${id}-${key}`}
              field={field}
              value={asked.values[key]}
              disabled={false}
              invalid={false}
              describedBy={undefined}
              placeholder={session.say(placeholder('enter', field.label))}
              onChange={value => asked.type(key, value)}
              onLeave={() => undefined}
            />
          </div>
        );
      })}
    </fieldset>
  );
});
