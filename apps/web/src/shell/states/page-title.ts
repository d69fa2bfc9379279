import { useEffect } from 'react';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';
import { frameText } from '../../text/frame.ts';

/** Puts the title of what is in view into the browser tab. */
export function usePageTitle(title: string | undefined): void {
  const session = useService(Session);
  const product = session.say(frameText.product);
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
