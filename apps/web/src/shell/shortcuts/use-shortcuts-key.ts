import { useEffect } from 'react';
import { useService } from '../services.tsx';
import { ShortcutsStore } from './shortcuts.store.ts';

/** Opens the sheet of keyboard shortcuts at ?, wherever the reader is; the sheet itself is loaded when it opens. */
export function useShortcutsKey(): ShortcutsStore {
  const store = useService(ShortcutsStore);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (store.press(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
  return store;
}
