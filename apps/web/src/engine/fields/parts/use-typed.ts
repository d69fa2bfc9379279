import { useState } from 'react';
import type { Wording } from './wording.ts';

/** A text being typed that means a value. */
export interface Typed {
  readonly text: string;
  type(text: string): void;
  /** Writes the value in its own form, as soon as it is one. */
  leave(): void;
}

/**
 * Holds what is typed where values are written otherwise than they are kept. The text stays as it is typed, through the composition of
 * an input method too; `onChange` hears the value it means, or the text itself while it means none.
 */
export function useTyped({ read, write }: Wording, value: unknown, onChange: (value: unknown) => void): Typed {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const kept = value ?? undefined;
  // another value from outside: what was typed counts no more
  const text = typed && typed.value === kept ? typed.text : kept === undefined ? '' : write(kept);
  return {
    text,
    type(next) {
      const meant = read(next);
      const nextValue = meant.ok ? meant.value : next;
      setTyped({ text: next, value: nextValue });
      onChange(nextValue);
    },
    leave: () => setTyped(undefined),
  };
}
