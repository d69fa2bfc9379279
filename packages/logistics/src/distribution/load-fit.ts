import { compareDecimals, type Decimal, divide, fill, multiply, type Refusal, sum } from '@axle/kernel';

/** What a container takes: usable cubic metres and kilograms. */
export const containers = {
  '20GP': { cbm: '28' as Decimal, kg: '21000' as Decimal },
  '40GP': { cbm: '58' as Decimal, kg: '26000' as Decimal },
  '40HQ': { cbm: '68' as Decimal, kg: '26000' as Decimal },
} as const;

/** A container by its equipment code. */
export type Container = keyof typeof containers;

/** Cartons of one kind. */
export interface LoadLine {
  readonly cartons: number;
  readonly cartonCbm: Decimal;
  readonly cartonKg: Decimal;
}

/** What is loaded and how full the container is, in percent with two digits; the larger share counts. */
export interface LoadFit {
  readonly cbm: Decimal;
  readonly kg: Decimal;
  readonly byVolume: Decimal;
  readonly byWeight: Decimal;
  readonly fill: Decimal;
  /** `OVER_CAPACITY` above 100 %. */
  readonly refusal?: Refusal;
}

const hundred = '100' as Decimal;

/** [DL3] How full cartons make a container, by volume and by weight. */
export function loadFit(lines: readonly LoadLine[], container: Container): LoadFit {
  const total = (of: 'cartonCbm' | 'cartonKg') => sum(lines.map(line => multiply(String(line.cartons) as Decimal, line[of])));
  const [cbm, kg] = [total('cartonCbm'), total('cartonKg')];
  const share = (part: Decimal, most: Decimal) => divide(multiply(part, hundred), most, 2);
  const byVolume = share(cbm, containers[container].cbm);
  const byWeight = share(kg, containers[container].kg);
  const fullest = compareDecimals(byVolume, byWeight) >= 0 ? byVolume : byWeight;
  const over =
    compareDecimals(multiply(cbm, hundred), multiply(containers[container].cbm, hundred)) > 0 ||
    compareDecimals(kg, containers[container].kg) > 0;
  return { cbm, kg, byVolume, byWeight, fill: fullest, ...(over ? { refusal: overCapacity(fullest) } : {}) };
}

const overCapacity = (share: Decimal): Refusal => ({
  code: 'OVER_CAPACITY',
  message: fill({ zh: '超出货柜容量，装载率{share}%', en: 'Over the container capacity: {share}% full' }, { share }),
});
