import type { Table } from '@blueprintjs/table';
import { flushSync } from 'react-dom';
import { gridBox } from '../cells/grid-semantics.ts';

/** The parts of the library's table that follow its scroll bar. They are not public: the grid's journeys and bench hold them. */
interface ScrollingParts {
  readonly rootTableElement: HTMLElement | undefined;
  readonly quadrantStackInstance:
    | {
        wasMainQuadrantScrollTriggeredByWheelEvent: boolean;
        handleMainQuadrantScroll(event: Pick<Event, 'stopPropagation'>): void;
      }
    | undefined;
}

/**
 * Draws the rows that scrolling brings into sight in the same frame. The library waits for the next frame and leaves the drawing to
 * a later task, so that a quick scroll shows white. Also brings heads and pinned columns into step when the grid comes back into
 * sight: a scroll that was cut off by a change of tabs has moved the rows alone. The wheel over the rows is the browser's alone: the
 * library would scroll as far once more, since what React hears of a wheel cannot be stopped. For the `ref` of the table; returns
 * the function that ends it.
 */
export function scrollInStep(table: Table | null): (() => void) | undefined {
  const parts = table as unknown as ScrollingParts | null;
  const root = parts?.rootTableElement?.parentElement ?? null;
  const box = gridBox(root);
  if (!parts || !root || !box) return undefined;
  const follow = (event: Pick<Event, 'stopPropagation'>) => {
    const stack = parts.quadrantStackInstance;
    if (!stack) return;
    stack.wasMainQuadrantScrollTriggeredByWheelEvent = false;
    stack.handleMainQuadrantScroll(event);
  };
  const onScroll = (event: Event) => {
    if (event.target !== box) return;
    event.stopPropagation();
    flushSync(() => follow(event));
  };
  const onWheel = (event: WheelEvent) => event.target instanceof Node && box.contains(event.target) && event.stopPropagation();
  const comeBack = requestAnimationFrame(() => follow({ stopPropagation: () => undefined }));
  root.addEventListener('scroll', onScroll, { capture: true });
  root.addEventListener('wheel', onWheel, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(comeBack);
    root.removeEventListener('scroll', onScroll, { capture: true });
    root.removeEventListener('wheel', onWheel, { capture: true });
  };
}
