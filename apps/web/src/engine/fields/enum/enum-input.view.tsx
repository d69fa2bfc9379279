import { inLanguage } from '@axle/kernel';
import type { EnumField } from '@axle/page-kit';
import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { RecordInHandContext } from '../../references/record-in-hand.ts';
import type { InputProps } from '../field-view.ts';

/** One choice of a dictionary. */
export const EnumInput = observer(function EnumInput({
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
  const { language } = useService(Session);
  const { options: all, offered } = field as EnumField;
  const by = useContext(RecordInHandContext)(offered?.by ?? '');
  const fitting = offered && by !== undefined ? offered.as(by as never) : undefined;
  // what a record holds already stays in sight
  const options = all.filter(({ code }) => fitting === undefined || fitting.includes(code) || code === value);
  const place = options.findIndex(option => option.code === value);
  return (
    <HTMLSelect
      id={id}
      fill
      disabled={disabled}
      value={place < 0 ? '' : String(place)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      aria-required={field.required}
      className={place < 0 ? 'ax-placeholder' : undefined}
      onChange={event => onChange(options[Number(event.currentTarget.value)]?.code)}
      onBlur={onLeave}
    >
      {(place < 0 || !field.required) && <option value="">{placeholder}</option>}
      {options.map((option, index) => (
        <option key={option.code} value={index}>
          {inLanguage(option.label, language)}
        </option>
      ))}
    </HTMLSelect>
  );
});
