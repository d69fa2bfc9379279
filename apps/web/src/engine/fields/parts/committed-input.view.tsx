import { useEffect, useId, useState, type ComponentType } from 'react';
import { acceptValue, type Field } from '@axle/page-kit';
import type { InputProps } from '../field-view.ts';

/**
 * The input of a condition: what is picked is asked at once, what is typed when the input is left or Enter is pressed. What is no value is
 * marked and asks for nothing.
 */
export function CommittedInput({
  Input,
  field,
  value,
  labelledBy,
  disabled = false,
  onCommit,
}: {
  readonly Input: ComponentType<InputProps>;
  readonly field: Field;
  readonly value: unknown;
  readonly labelledBy?: string;
  readonly disabled?: boolean;
  onCommit(value: unknown): void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const read = acceptValue(field, typed);
  const commit = (next: unknown) => {
    const meant = acceptValue(field, next);
    if (meant.ok && meant.value !== value) onCommit(meant.value);
  };
  return (
    <div
      className={`ax-filter-picker ${field.kind === 'instant' ? 'ax-filter-moment' : ''}`}
      onKeyDown={event => event.key === 'Enter' && commit(typed)}
    >
      <Input
        {...{ id, field, labelledBy, disabled }}
        value={typed}
        placeholder=""
        invalid={!read.ok}
        onChange={next => {
          setTyped(next);
          if (document.activeElement?.id !== id) commit(next);
        }}
        onLeave={() => commit(typed)}
      />
    </div>
  );
}
