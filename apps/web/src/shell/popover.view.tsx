import { Classes, PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useRef } from 'react';

/**
 * What opens beside its target. It goes without a fade, and as it goes the keyboard is back where it came from, before the next key is
 * pressed; where it went elsewhere meanwhile, by a click for example, it stays.
 */
export function Popover({ shouldReturnFocusOnClose = true, onOpening, onClosing, onClosed, ...props }: PopoverNextProps) {
  const from = useRef<Element>(null);
  const giveBack = (popover: HTMLElement) => {
    const at = document.activeElement;
    // it stands among what keeps the keyboard within it
    const whole = popover.closest(`.${Classes.PORTAL}`) ?? popover;
    if (from.current instanceof HTMLElement && (at === document.body || whole.contains(at))) from.current.focus();
  };
  return (
    <PopoverNext
      animation="minimal"
      arrow={false}
      transitionDuration={0}
      {...props}
      shouldReturnFocusOnClose={false}
      onOpening={popover => {
        from.current = document.activeElement;
        onOpening?.(popover);
      }}
      onClosing={popover => {
        // once the popover holds the keyboard no more
        if (shouldReturnFocusOnClose) queueMicrotask(() => giveBack(popover));
        onClosing?.(popover);
      }}
      onClosed={popover => {
        if (shouldReturnFocusOnClose) giveBack(popover);
        onClosed?.(popover);
      }}
    />
  );
}
