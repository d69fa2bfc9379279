import { TagInput } from '@blueprintjs/core';
import type { InputProps } from '../field-view.ts';

/** Short texts; Enter or comma adds one. */
export function TagsInput({ id, value, disabled, placeholder, invalid, onChange }: InputProps) {
  return (
    <TagInput
      inputProps={{ id }}
      fill
      disabled={disabled}
      placeholder={placeholder}
      intent={invalid ? 'danger' : 'none'}
      addOnBlur
      separator={/[,;，；\n]/}
      values={Array.isArray(value) ? (value as string[]) : []}
      onChange={values => onChange(values)}
      tagProps={{ minimal: true }}
    />
  );
}
