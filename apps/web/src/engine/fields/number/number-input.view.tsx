import { inCurrency } from '@axle/page-kit';
import { InputGroup } from '@blueprintjs/core';
import type { InputProps } from '../field-view.ts';
import { useTyped } from '../parts/use-typed.ts';
import { wordingOf } from '../parts/wording.ts';

/** An exact number as it is typed or pasted: with separators, full-width digits, another unit. It is reformatted on blur. */
export function NumberInput({ id, field, value, disabled, placeholder, beside, describedBy, invalid, onChange, onLeave }: InputProps) {
  const typed = useTyped(wordingOf(beside === undefined ? field : inCurrency(field, beside)), value, onChange);
  return (
    <InputGroup
      id={id}
      fill
      inputMode={field.kind === 'measure' ? 'text' : 'decimal'}
      autoComplete="off"
      className="ax-number-input"
      disabled={disabled}
      placeholder={placeholder}
      value={typed.text}
      rightElement={beside ? <span className="ax-input-unit">{beside}</span> : undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={field.required}
      intent={invalid ? 'danger' : 'none'}
      onChange={event => typed.type(event.currentTarget.value)}
      onBlur={() => {
        typed.leave();
        onLeave();
      }}
    />
  );
}
