import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const buttonsOf = (bar: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
];

/**
 * Makes the buttons of a bar one stop of the Tab key: the arrows, Home and End walk among them, and the bar remembers where one was.
 * Buttons come and go with what is ticked, so the bar is looked at again whenever it changes.
 */
export function useOneStop(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const last = useRef<HTMLButtonElement>(undefined);
  const mark = useRef(() => {
    const buttons = buttonsOf(bar.current);
    const stop = last.current && buttons.includes(last.current) ? last.current : buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  });
  useEffect(() => {
    mark.current();
    const changes = new MutationObserver(() => mark.current());
    if (bar.current) changes.observe(bar.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => changes.disconnect();
  }, [bar]);
  return event => {
    const buttons = buttonsOf(bar.current);
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    const next = at < 0 || to === undefined ? undefined : buttons[to];
    if (!next) return;
    event.preventDefault();
    last.current = next;
    mark.current();
    next.focus();
  };
}
