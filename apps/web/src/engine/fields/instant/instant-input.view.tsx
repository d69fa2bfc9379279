import { InputGroup } from '@blueprintjs/core';
import type { InputProps } from '../field-view.ts';
import { localMoment } from './local-moment.ts';

/** A moment, entered in the reader's time zone. */
export function InstantInput({ id, value, disabled, describedBy, invalid, onChange, onLeave }: InputProps) {
  const shown = typeof value === 'string' ? localMoment(value).replace(' ', 'T') : '';
  return (
    <InputGroup
      id={id}
      type="datetime-local"
      fill
      step={1}
      disabled={disabled}
      value={shown}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      intent={invalid ? 'danger' : 'none'}
      onChange={event => onChange(event.currentTarget.value === '' ? undefined : new Date(event.currentTarget.value).toISOString())}
      onBlur={onLeave}
    />
  );
}
