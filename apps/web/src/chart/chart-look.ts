/** What the axes of every chart share: thin, quiet, with ticks that the drawing chooses. */
export const axisLook = { stroke: 'var(--line-strong)', tickLine: false, tick: { fill: 'var(--ink-faint)', fontSize: 12 } } as const;

/** Lines across the chart at the ticks of its height. */
export const gridLook = { vertical: false, stroke: 'var(--line)' } as const;

/** Tones that distinguish the series of a chart, in their order; after the last the first is used again. */
const seriesTones = ['var(--accent)', 'var(--good)', 'var(--warn)', 'var(--bad)', 'var(--neutral)'] as const;

/** A tone for a place among the series. */
export const seriesTone = (place: number): string => seriesTones[place % seriesTones.length]!;
