/* Runs inside the page: everything that it needs stands in the functions themselves. */

/** Which elements of a grid scroll and hold its cells. */
export interface GridParts {
  readonly down: string;
  readonly across: string;
  readonly cell: string;
}

/** What was seen while a grid scrolled. */
export interface Scrolled {
  /** Milliseconds between painted frames. */
  readonly frames: readonly number[];
  /** Places looked at in painted frames, and how many of them showed nothing or only a grey bar. */
  readonly looked: number;
  readonly blank: number;
  readonly grey: number;
}

/** One way of scrolling: so many pixels a frame, down or across, for so many frames. */
export interface Way {
  readonly step: number;
  readonly frames: number;
  readonly across: boolean;
  /** Looks at the cells of every frame; slower, so not while frames are timed. */
  readonly look: boolean;
}

/**
 * Scrolls from the start. The offset moves between two frames, as a wheel moves it; a frame is looked at when it is about to be painted.
 */
export async function scroll([parts, { step, frames, across, look }]: readonly [GridParts, Way]): Promise<Scrolled> {
  const shown = document.querySelector('[data-shown="true"]')!;
  const box = shown.querySelector<HTMLElement>(across ? parts.across : parts.down)!;
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
  const seen = { looked: 0, blank: 0, grey: 0 };
  const lookAt = () => {
    const area = shown.querySelector<HTMLElement>(parts.down)!.getBoundingClientRect();
    for (let y = area.top + 60; y < area.bottom - 24; y += 102)
      for (let x = area.left + 60; x < area.right - 24; x += 120) {
        const cell = document.elementFromPoint(x, y)?.closest(parts.cell);
        seen.looked++;
        if (cell?.querySelector('.ax-cell-skeleton')) seen.grey++;
        else if (!cell || ((cell.textContent ?? '') === '' && !cell.querySelector('input'))) seen.blank++;
      }
  };
  if (across) box.scrollLeft = 0;
  else box.scrollTop = 0;
  for (let settle = 0; settle < 20; settle++) await frame();
  const times: number[] = [];
  let before = await frame();
  for (let count = 0; count < frames; count++) {
    await new Promise(resolve => setTimeout(resolve));
    box.scrollBy(across ? step : 0, across ? 0 : step);
    const now = await frame();
    times.push(now - before);
    before = now;
    if (look) lookAt();
  }
  return { frames: times, ...seen };
}

/** Draws the grid; milliseconds until its cells stand in a painted frame. */
export async function firstRows(cell: string): Promise<number> {
  const began = performance.now();
  (window as unknown as { draw: () => void }).draw();
  for (;;) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    const cells = [...document.querySelectorAll(`[data-shown="true"] ${cell}`)].filter(one => one.textContent !== '');
    if (cells.length > 60) return performance.now() - began;
  }
}

/** Switches between two kept-alive tabs; milliseconds of each switch, and how many painted frames after it lacked cells in sight. */
export async function switchTabs([parts, times]: readonly [GridParts, number]): Promise<{
  readonly ms: readonly number[];
  readonly blankFrames: number;
}> {
  const { showTab } = window as unknown as { showTab: (tab: number) => void };
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const whole = () => {
    const area = document.querySelector(`[data-shown="true"] ${parts.down}`)?.getBoundingClientRect();
    if (!area || area.height === 0) return false;
    return [0.15, 0.5, 0.85].every(y =>
      [0.05, 0.3, 0.6, 0.9].every(x => {
        const cell = document.elementFromPoint(area.left + area.width * x, area.top + area.height * y)?.closest(parts.cell);
        return cell !== null && cell !== undefined && (cell.textContent !== '' || cell.querySelector('input') !== null);
      }),
    );
  };
  const ms: number[] = [];
  let blankFrames = 0;
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now();
    const before = document.querySelector('[data-shown="true"]');
    showTab((turn + 1) % 2);
    while (document.querySelector('[data-shown="true"]') === before) await frame();
    await frame();
    // tabs that were looked at before must stand there at once; the first look builds them
    for (let frames = 0; !whole() && frames < 300; frames++, await frame()) if (turn > 0) blankFrames++;
    ms.push(performance.now() - began);
    const box = document.querySelector<HTMLElement>(`[data-shown="true"] ${parts.down}`)!;
    for (let settle = 0; settle < 6; settle++) await frame();
    // every other tab is left in the middle of a scroll
    box.scrollBy(0, 3000);
    if (turn % 4 < 2) for (let settle = 0; settle < 6; settle++) await frame();
  }
  return { ms, blankFrames };
}
