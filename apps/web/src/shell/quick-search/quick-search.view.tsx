import './quick-search.css';
import { Overlay2 } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MenuPage } from '@axle/permissions';
import { menuName } from '../menu/menu-name.ts';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { QuickSearchStore } from './quick-search.store.ts';

/** Ctrl+K: find a page by its Chinese or English name or its pinyin initials. */
export const QuickSearch = observer(function QuickSearch() {
  const store = useService(QuickSearchStore);
  const box = useRef<HTMLDivElement>(null!);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
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
        <Box />
      </div>
    </Overlay2>
  );
});

const Box = observer(function Box() {
  const store = useService(QuickSearchStore);
  const navigate = useNavigate();
  const { t } = useTranslation('frame');
  const go = (entry: MenuPage | undefined) => {
    if (!entry) return;
    store.hide();
    void navigate(entry.page.path);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) store.move(step);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(store.chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div role="dialog" aria-label={t('search')}>
      <div className="quick-search-input">
        <Search />
        <input
          autoFocus
          value={store.typed}
          onChange={event => store.type(event.target.value)}
          onKeyDown={onKey}
          placeholder={t('searchPlaceholder')}
          aria-label={t('search')}
          role="combobox"
          aria-expanded="true"
          aria-controls="quick-search-list"
          aria-activedescendant={store.chosen && `quick-${store.chosen.page.uniqueKey}`}
        />
      </div>
      <ul id="quick-search-list" role="listbox" aria-label={t('search')}>
        {store.matches.map(entry => (
          <Match key={entry.page.path} entry={entry} go={go} />
        ))}
      </ul>
      {store.matches.length === 0 && (
        <p className="quick-search-note" role="status">
          {t('searchEmpty')}
        </p>
      )}
      <p className="quick-search-note">{t('searchHint')}</p>
    </div>
  );
});

const Match = observer(function Match({ entry, go }: { readonly entry: MenuPage; readonly go: (entry: MenuPage) => void }) {
  const store = useService(QuickSearchStore);
  const { language } = useService(SessionStore);
  const [section, group, page] = [entry.section, entry.group, entry.page].map(node => menuName(node, language));
  return (
    <li
      id={`quick-${entry.page.uniqueKey}`}
      role="option"
      aria-selected={store.chosen?.page.path === entry.page.path}
      onClick={() => go(entry)}
    >
      <span>{page}</span>
      <small>
        {section} / {group}
      </small>
    </li>
  );
});
