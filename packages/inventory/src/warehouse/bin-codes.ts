import { fill, ok, refuse, type Result } from '@axle/kernel';

/** What runs through a block of bins, from the first to the last. */
export interface BinRange {
  readonly from: number;
  readonly to: number;
}

/** A block of bins of one area: aisles, racks in each, levels of each rack and positions on each level. */
export interface BinBlock {
  /** First part of each code, as a rule the area. */
  readonly prefix: string;
  readonly aisles: BinRange;
  readonly racks: BinRange;
  readonly levels: BinRange;
  readonly positions: BinRange;
  /** Every second aisle is walked from its last rack back to the first. */
  readonly serpentine: boolean;
}

/** A bin as it is made: its code, its place, and where it comes on the way through the block, from 1. */
export interface MadeBin {
  readonly binCode: string;
  readonly aisle: string;
  readonly rack: string;
  readonly level: number;
  readonly position: number;
  readonly seq: number;
}

/** Most bins that are made at once. */
export const mostBins = 20_000;

const lengthOf = ({ from, to }: BinRange): number => Math.max(0, to - from + 1);
const wide = (value: number): string => String(value).padStart(2, '0');

/** [B28] How many bins a block has: the product of its ranges. */
export const binCount = ({ aisles, racks, levels, positions }: BinBlock): number =>
  [aisles, racks, levels, positions].map(lengthOf).reduce((product, length) => product * length, 1);

/** [B28] A code from its parts: `P-01-03-2-1`. */
export const binCodeOf = (prefix: string, aisle: string, rack: string, level: number, position: number): string =>
  [prefix, aisle, rack, level, position].join('-');

/** [B28] The bins of a block in walking order; a block of none or of more than {@link mostBins} is refused. */
export function binCodes(block: BinBlock): Result<readonly MadeBin[]> {
  const count = binCount(block);
  if (count === 0)
    return refuse({
      code: 'NO_BINS',
      message: { zh: '范围内没有库位，请检查起止值', en: 'The ranges hold no bin, check where they begin and end' },
    });
  if (count > mostBins)
    return refuse({
      code: 'TOO_MANY_BINS',
      message: fill(
        { zh: '一次最多生成{most}个库位，当前为{count}个', en: 'At most {most} bins are made at once, these would be {count}' },
        { most: mostBins.toLocaleString('en'), count: count.toLocaleString('en') },
      ),
    });
  const made: MadeBin[] = [];
  for (let aisle = block.aisles.from; aisle <= block.aisles.to; aisle++) {
    const back = block.serpentine && (aisle - block.aisles.from) % 2 === 1;
    for (let step = 0; step < lengthOf(block.racks); step++) {
      const rack = back ? block.racks.to - step : block.racks.from + step;
      for (let level = block.levels.from; level <= block.levels.to; level++)
        for (let position = block.positions.from; position <= block.positions.to; position++)
          made.push({
            binCode: binCodeOf(block.prefix, wide(aisle), wide(rack), level, position),
            aisle: wide(aisle),
            rack: wide(rack),
            level,
            position,
            seq: made.length + 1,
          });
    }
  }
  return ok(made);
}
