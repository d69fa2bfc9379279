/** Pixels that a list of choices takes at most, with the gap to its input. */
const mostHeight = 296;

/** Opens a list of choices above its input where it would leave the window below and has more room there; a ref of the list. */
export function placeList(list: HTMLElement | null): void {
  const box = list?.parentElement?.getBoundingClientRect();
  if (!list || !box) return;
  const below = window.innerHeight - box.bottom;
  if (below < mostHeight && box.top > below) list.dataset['side'] = 'above';
}
