import type { Decimal } from '@axle/kernel';

/** The rules of an area; empty ones are as usual. */
interface AreaRules {
  readonly putawaySeq?: number;
  readonly pickSeq?: number;
  readonly fillPct?: Decimal;
  readonly mixSku?: boolean;
  readonly mixStatus?: boolean;
  readonly dangerous?: boolean;
  readonly temperature?: string;
}

/** The last places of an area's use in its warehouse; undefined where it is the first. */
export interface LastPlaces {
  readonly putaway: number | undefined;
  readonly pick: number | undefined;
}

const behind = (last: number | undefined): number => (last === undefined ? 10 : Math.min(last + 10, 9999));

/** [W12] An area with all of its rules: what its record leaves empty is as usual, and its places come behind the last ones of its use. */
export const completedArea = <Area extends AreaRules>(area: Area, last: LastPlaces) => ({
  ...area,
  putawaySeq: area.putawaySeq ?? behind(last.putaway),
  pickSeq: area.pickSeq ?? behind(last.pick),
  fillPct: area.fillPct ?? ('90' as Decimal),
  mixSku: area.mixSku ?? true,
  mixStatus: area.mixStatus ?? false,
  dangerous: area.dangerous ?? false,
  temperature: area.temperature ?? ('ambient' as const),
});
