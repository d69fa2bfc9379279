/** Pixels that a list of choices takes at most, with the gap to its input. */
const mostHeight = 296;

/**
 * Opens a list of choices above its input where it would not fit below and has more room there; a ref of the list. Within a grid of lines
 * the room is the grid's, which grows for the list, and is brought into sight.
 */
export function placeList(list: HTMLElement | null): void {
  const box = list?.parentElement?.getBoundingClientRect();
  if (!list || !box) return;
  const frame = list.closest('.ax-lines-grid')?.getBoundingClientRect();
  const below = (frame?.bottom ?? window.innerHeight) - box.bottom;
  const above = box.top - (frame?.top ?? 0);
  if (below < mostHeight && above > below) list.dataset['side'] = 'above';
  if (frame) list.scrollIntoView({ block: 'nearest' });
}
