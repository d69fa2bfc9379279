import { useState } from 'react';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { useService } from '../../shell/services.tsx';
import { discardQuestion } from './discard-question.ts';

/** Closes a dialog with inputs: at once where `typed` equals `first`, otherwise only after the user confirms to discard the input. */
export function useAskedClose(onClose: () => void, typed: unknown, first = typed): () => void {
  const dialogs = useService(Dialogs);
  const [before] = useState(() => JSON.stringify(first));
  const close = async () => {
    if (JSON.stringify(typed) === before || (await dialogs.confirm(discardQuestion))) onClose();
  };
  return () => void close();
}
