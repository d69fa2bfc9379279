import { useState } from 'react';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { useService } from '../../shell/services.tsx';
import { discardQuestion } from './discard-question.ts';

/** Closes what somebody fills in: at once where `typed` is as it was at `first`, else only when asked and told to throw it away. */
export function useAskedClose(onClose: () => void, typed: unknown, first = typed): () => void {
  const dialogs = useService(Dialogs);
  const [before] = useState(() => JSON.stringify(first));
  const close = async () => {
    if (JSON.stringify(typed) === before || (await dialogs.confirm(discardQuestion))) onClose();
  };
  return () => void close();
}
