import { InputGroup } from '@blueprintjs/core';
import type { InputProps } from '../field-view.ts';

/** A whole number: everything but digits and a leading minus is stripped while typing. */
export function IntegerInput({ id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave }: InputProps) {
  const type = (text: string) => {
    const digits = text.replace(/(?!^-)\D/g, '');
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
