import { inLanguage } from '@axle/kernel';
import { type LineField, unitOf } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { RequiredMark } from '../fields/required-mark.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { besideOf } from '../fields/beside.ts';
import { fieldInputs } from '../fields/field-inputs.ts';
import { fieldPlaceholder } from './field-placeholder.ts';
import type { FormStore } from './form-store.ts';

const wide = new Set(['files', 'enumList', 'tags', 'address', 'jsonDifference', 'trend']);

/** One field of a form: label with its required mark, input, and what is wrong with it. */
export const FormField = observer(function FormField({
  form,
  name,
  first,
}: {
  readonly form: FormStore;
  readonly name: string;
  readonly first: boolean;
}) {
  const session = useService(Session);
  const id = useId();
  const field = form.field(name) as LineField;
  const Input = fieldInputs[field.kind];
  const writable = form.writable(name);
  const refusal = form.refusalOf(name);
  const unit = unitOf(field);
  const beside = unit ? session.say(unit) : besideOf(field, form.fields, form.drafts, session.language);
  const blocked = writable ? undefined : !form.adding && field.immutable ? engineText.immutable : engineText.writeBlocked;
  const note = refusal ? session.say(refusal.message) : blocked ? session.say(blocked) : field.help && session.say(field.help);
  const isWide = wide.has(field.kind) || (field.kind === 'text' && (field.lines ?? 1) > 1);
  return (
    <div className={`ax-field${refusal ? ' ax-wrong' : ''}${isWide ? ' ax-wide' : ''}`} data-field={name} data-first={first || undefined}>
      <label htmlFor={id}>
        {inLanguage(field.label, session.language)}
        {field.required && <RequiredMark />}
      </label>
      <Input
        id={id}
        field={field}
        value={form.drafts[name]}
        disabled={!writable || form.saving}
        beside={beside}
        invalid={refusal !== undefined}
        describedBy={note ? `${id}-note` : undefined}
        placeholder={writable ? session.say(fieldPlaceholder(field)) : ''}
        onChange={value => form.set(name, value)}
        onLeave={() => form.touch(name)}
      />
      <div id={`${id}-note`} className="ax-field-note" role={refusal ? 'alert' : undefined}>
        {note}
      </div>
    </div>
  );
});
