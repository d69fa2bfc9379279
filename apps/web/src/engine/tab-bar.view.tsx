import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TabBarProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly title: string;
    /** Beside the title, and in full for readers of the page. */
    readonly note?: { readonly short: string; readonly text: string };
  }[];
  readonly shown: string | undefined;
  /** Id of the element that the tabs change. */
  readonly panel: string;
  readonly className?: string;
  onShow(key: string): void;
}

/** A row of tabs; the arrow keys walk it. Where it is longer than its room, the shown tab is in sight. */
export function TabBar({ label, tabs, shown, panel, className, onShow }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [row, tab] = [bar.current, bar.current?.querySelector('[aria-selected="true"]')];
    if (!row || !tab) return;
    const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += Math.min(0, place.left - room.left) + Math.max(0, place.right - room.right);
  }, [shown]);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = tabs[tabs.findIndex(tab => tab.key === shown) + (step ?? 0)];
    if (step === undefined || !next) return;
    onShow(next.key);
    bar.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div ref={bar} role="tablist" data-region="tabs" aria-label={label} className={`ax-tabs ${className ?? ''}`} onKeyDown={walk}>
      {tabs.map(tab => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          data-key={tab.key}
          data-button={tab.key}
          aria-selected={tab.key === shown}
          aria-controls={panel}
          title={tab.note?.text}
          tabIndex={tab.key === shown ? 0 : -1}
          onClick={() => onShow(tab.key)}
        >
          {tab.title}
          {tab.note && (
            <span className="ax-tab-note" aria-hidden>
              {tab.note.short}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
