/** A bar of a histogram: values from `from` on, up to but not including `to`; the last bar has the greatest value too. */
export interface HistogramBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** [Q45] The bars of a histogram, as many as the square root of the values, 5 at least and 20 at most; for drawing, not for amounts. */
export function histogram(values: readonly number[]): readonly HistogramBar[] {
  if (values.length === 0) return [];
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  if (least === greatest) return [{ from: least, to: greatest, count: values.length }];
  const bars = Math.min(20, Math.max(5, Math.ceil(Math.sqrt(values.length))));
  const width = (greatest - least) / bars;
  const placeOf = (value: number) => Math.min(bars - 1, Math.floor((value - least) / width));
  return Array.from({ length: bars }, (_, place) => ({
    from: least + place * width,
    to: place === bars - 1 ? greatest : least + (place + 1) * width,
    count: values.filter(value => placeOf(value) === place).length,
  }));
}
