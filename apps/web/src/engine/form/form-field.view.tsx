import type { Refusal } from '@axle/kernel';
import { type LineField, unitOf } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { besideOf } from '../fields/beside.ts';
import { MayMakeContext } from '../references/may-make.ts';
import type { FormStore } from './form-store.ts';
import { TypedField } from '../typed-field/typed-field.view.tsx';

/** One field of a form; where it may not be written it says why. */
export const FormField = observer(function FormField({
  form,
  name,
  first,
  remark,
}: {
  readonly form: FormStore;
  readonly name: string;
  readonly first: boolean;
  /** What is unusual about the value, which is saved all the same. */
  readonly remark?: Refusal | undefined;
}) {
  const session = useService(Session);
  const field = form.field(name) as LineField;
  const writable = form.writable(name);
  const unit = unitOf(field);
  const blocked = writable ? undefined : !form.adding && field.immutable ? engineText.immutable : engineText.writeBlocked;
  return (
    <MayMakeContext value>
      <TypedField
        name={name}
        first={first}
        field={field}
        value={form.drafts[name]}
        disabled={!writable || form.saving}
        beside={unit ? session.say(unit) : besideOf(field, form.fields, form.drafts, session.language)}
        refusal={form.refusalOf(name)}
        note={blocked ?? field.help}
        remark={remark}
        onChange={value => form.set(name, value)}
        onLeave={() => form.touch(name)}
        {...(writable ? {} : { placeholder: '' as const })}
      />
    </MayMakeContext>
  );
});
