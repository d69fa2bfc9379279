/** What the axes of every chart share: thin, quiet, with ticks that the drawing chooses. */
export const axisLook = { stroke: 'var(--line-strong)', tickLine: false, tick: { fill: 'var(--ink-faint)', fontSize: 12 } } as const;

/** Lines across the chart at the ticks of its height. */
export const gridLook = { vertical: false, stroke: 'var(--line)' } as const;

/** Tones by which the series of one chart are told apart, in their order; it begins again after the last. */
const seriesTones = ['var(--accent)', 'var(--good)', 'var(--warn)', 'var(--bad)', 'var(--neutral)'] as const;

/** A tone for a place among the series. */
export const seriesTone = (place: number): string => seriesTones[place % seriesTones.length]!;
