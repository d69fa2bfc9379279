import type { Field } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { RequiredMark } from '../fields/required-mark.view.tsx';

/** A field's label, with the mark of those that must be given. */
export const FieldName = observer(function FieldName({ field }: { readonly field: Pick<Field, 'label' | 'required'> }) {
  const session = useService(Session);
  return (
    <>
      {session.say(field.label)}
      {field.required && <RequiredMark />}
    </>
  );
});
