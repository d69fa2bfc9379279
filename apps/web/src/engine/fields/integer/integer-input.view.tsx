import { InputGroup } from '@blueprintjs/core';
import type { IntegerField } from '@axle/page-kit';
import { digitsOnly } from '@axle/validation';
import type { InputProps } from '../field-view.ts';
import { YearInput } from '../year/year-input.view.tsx';

/** A whole number, or a year. */
export const IntegerInput = (input: InputProps) =>
  (input.field as IntegerField).picker === 'year' ? <YearInput {...input} /> : <WholeInput {...input} />;

/** Everything but digits and a leading minus is stripped while typing. */
function WholeInput({ id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave }: InputProps) {
  const type = (text: string) => {
    const digits = digitsOnly(text, 'signed');
    onChange(digits === '' ? undefined : digits === '-' || !Number.isSafeInteger(Number(digits)) ? digits : Number(digits));
  };
  return (
    <InputGroup
      id={id}
      fill
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      placeholder={placeholder}
      value={value === undefined || value === null ? '' : String(value)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={field.required}
      intent={invalid ? 'danger' : 'none'}
      onChange={event => type(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
