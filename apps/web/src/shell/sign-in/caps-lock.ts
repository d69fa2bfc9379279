import { useState } from 'react';

/** Whether Caps Lock was on at the last key press; spread `handlers` over the input. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const read = (event: { getModifierState(key: string): boolean }) => setOn(event.getModifierState('CapsLock'));
  return { on, handlers: { onKeyDown: read, onKeyUp: read, onBlur: () => setOn(false) } };
}
