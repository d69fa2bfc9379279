/** Longest side of a picture that every browser can draw, in pixels. */
const longest = 16_000;

/** Pixels of the picture for one of the screen, as sharp as on a fine screen. */
const finest = 2;

/** A PNG of all of a board, what is scrolled out of sight too, without its buttons. What draws it is loaded when it is first asked for. */
export async function boardPicture(board: HTMLElement): Promise<Blob> {
  const { domToBlob } = await import('modern-screenshot');
  const { scrollWidth: width, scrollHeight: height } = board;
  // a copy of a select shows the choice that its attributes name
  for (const option of board.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  return domToBlob(board, {
    type: 'image/png',
    width,
    height,
    scale: Math.min(finest, longest / Math.max(width, height)),
    backgroundColor: getComputedStyle(board).backgroundColor,
    style: { height: 'auto', overflow: 'visible' },
    filter: node => !(node instanceof Element && node.classList.contains('ax-kpi-tools')),
  });
}
