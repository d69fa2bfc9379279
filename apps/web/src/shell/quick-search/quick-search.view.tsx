import './quick-search.css';
import { Overlay2 } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useService } from '../services.tsx';
import { QuickSearchStore } from './quick-search.store.ts';

const FindBox = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './find-box.view.tsx')).FindBox }));

/** Ctrl+K: finds pages, actions and records. What stands in the box is loaded with it. */
export const QuickSearch = observer(function QuickSearch() {
  const store = useService(QuickSearchStore);
  const box = useRef<HTMLDivElement>(null!);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      store.show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
  return (
    <Overlay2 isOpen={store.isOpen} onClose={() => store.hide()} transitionDuration={0} childRef={box}>
      <div ref={box} className="quick-search">
        <Suspense>
          <FindBox />
        </Suspense>
      </div>
    </Overlay2>
  );
});
