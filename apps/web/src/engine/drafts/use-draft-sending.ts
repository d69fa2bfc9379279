import { useEffect } from 'react';
import { useService } from '../../shell/services.tsx';
import { DraftKeeper } from './draft-keeper.ts';

/** Sends what an earlier visit left in this browser, and puts away what was typed last when the page goes. */
export function useDraftSending(): void {
  const keeper = useService(DraftKeeper);
  useEffect(() => {
    const send = () => void keeper.flush();
    const putAway = () => keeper.putAllAway();
    send();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', putAway);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', putAway);
    };
  }, [keeper]);
}
