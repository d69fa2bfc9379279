import { type CodeField, heldCode } from '@axle/page-kit';
import { InputGroup } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../field-view.ts';

const LookedUpCode = lazy(async () => ({ default: (await import('./looked-up-code.view.tsx')).LookedUpCode }));

/** A code: takes its normal form when it is left; looked up where its field says so. */
export function CodeInput(props: InputProps) {
  return (props.field as CodeField).looksUp ? (
    <Suspense fallback={<WrittenCode {...props} />}>
      <LookedUpCode {...props} />
    </Suspense>
  ) : (
    <WrittenCode {...props} />
  );
}

function WrittenCode({ id, field, value, disabled, placeholder, describedBy, invalid, onChange, onLeave }: InputProps) {
  const { maxLength, required } = field as CodeField;
  const text = typeof value === 'string' ? value : '';
  return (
    <InputGroup
      id={id}
      fill
      autoComplete="off"
      spellCheck={false}
      className="ax-code-input"
      disabled={disabled}
      placeholder={placeholder}
      value={text}
      maxLength={maxLength + 20}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      intent={invalid ? 'danger' : 'none'}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={() => {
        const held = heldCode(field as CodeField, text);
        if (text !== held) onChange(held);
        onLeave();
      }}
    />
  );
}
