import type { TextField } from '@axle/page-kit';
import { InputGroup, TextArea } from '@blueprintjs/core';
import type { InputProps } from '../field-view.ts';

/** Text; trimmed when it is left. */
export function TextInput({ id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave }: InputProps) {
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
      if (text !== text.trim()) onChange(text.trim());
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
