import { TagInput } from '@blueprintjs/core';
import { useState } from 'react';
import type { InputProps } from '../field-view.ts';

const separator = /[,;，；\n]/;

/** Short texts; Enter, comma or leaving the input adds one. */
export function TagsInput({ id, value, disabled, placeholder, invalid, onChange, onLeave }: InputProps) {
  const [typed, setTyped] = useState('');
  const tags = Array.isArray(value) ? (value as string[]) : [];
  const put = (values: readonly unknown[]) => {
    setTyped('');
    onChange(values);
  };
  // at once: a click on save that leaves the input must find what was typed
  const leave = () => {
    const left = typed
      .split(separator)
      .map(tag => tag.trim())
      .filter(tag => tag !== '');
    if (left.length > 0) put([...tags, ...left]);
    onLeave();
  };
  return (
    <TagInput
      inputProps={{ id, onBlur: leave }}
      fill
      disabled={disabled}
      placeholder={placeholder}
      intent={invalid ? 'danger' : 'none'}
      separator={separator}
      inputValue={typed}
      onInputChange={event => setTyped(event.currentTarget.value)}
      values={tags}
      onChange={put}
      tagProps={{ minimal: true }}
    />
  );
}
