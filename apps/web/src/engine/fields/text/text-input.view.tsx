import type { TextField } from '@axle/page-kit';
import { trimmedInput } from '@axle/validation';
import { InputGroup, TextArea } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../field-view.ts';

const ConditionsInput = lazy(async () => ({ default: (await import('../conditions/conditions-input.view.tsx')).ConditionsInput }));

/** Text; conditions one by one. */
export function TextInput(props: InputProps) {
  const { facts } = props.field as TextField;
  if (facts === undefined) return <PlainTextInput {...props} />;
  return (
    <Suspense>
      <ConditionsInput {...props} facts={facts} />
    </Suspense>
  );
}

/** Text; trimmed when it is left. */
function PlainTextInput({ id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave }: InputProps) {
  const { maxLength, lines = 1, required, secret = false } = field as TextField;
  const text = typeof value === 'string' ? value : '';
  const common = {
    id,
    fill: true,
    disabled,
    placeholder,
    value: text,
    maxLength: maxLength + 20,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
    intent: invalid ? 'danger' : 'none',
    onBlur: () => {
      const { value: trimmed } = trimmedInput(text, true);
      if (text !== trimmed) onChange(trimmed);
      onLeave();
    },
  } as const;
  return lines > 1 ? (
    <TextArea {...common} rows={lines} onChange={event => onChange(event.currentTarget.value)} />
  ) : (
    <InputGroup
      {...common}
      type={secret ? 'password' : 'text'}
      autoComplete={secret ? 'new-password' : 'off'}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
