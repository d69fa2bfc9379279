import { type Refusal, text } from '@axle/kernel';

/** Inspection levels of the standard: special ones for small samples, and general ones, of which II is usual. */
export const inspectionLevels = ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'] as const;

/** How much a lot is inspected for its size. */
export type InspectionLevel = (typeof inspectionLevels)[number];

/** Code letters, in the order of sample sizes; I and O are left out. */
export const codeLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R'] as const;

/** The letter under which a lot is looked up in the tables of plans. */
export type CodeLetter = (typeof codeLetters)[number];

/** Units of the largest lot that is inspected. */
export const mostLotSize = 1_000_000;

/** The last lot size of each line of table 1; the last line has no end. */
const lastSizes = [8, 15, 25, 50, 90, 150, 280, 500, 1200, 3200, 10_000, 35_000, 150_000, 500_000, Infinity];

/** A letter for each line of table 1. */
const letterLines: Readonly<Record<InspectionLevel, string>> = {
  'S-1': 'AAAABBBBCCCCDDD',
  'S-2': 'AAABBBCCCDDDEEE',
  'S-3': 'AABBCCDDEEFFGGH',
  'S-4': 'AABCCDEEFGGHJJK',
  I: 'AABCCDEFGHJKLMN',
  II: 'ABCDEFGHJKLMNPQ',
  III: 'BCDEFGHJKLMNPQR',
};

/** [Q1] What stands against a lot size: it is a whole number from 1 to 1,000,000. */
export function lotSizeRefusals(lotSize: number): readonly Refusal[] {
  if (Number.isInteger(lotSize) && lotSize >= 1 && lotSize <= mostLotSize) return [];
  return [
    {
      code: 'LOT_SIZE',
      field: 'lotSize',
      message: text('批量须为1至1,000,000的整数', 'The lot size must be a whole number from 1 to 1,000,000'),
    },
  ];
}

/**
 * [Q1] The code letter of a lot by table 1; undefined for a lot of one, which is inspected without a plan. Throws for a lot size that is no
 * whole number: ask `lotSizeRefusals` before.
 */
export function codeLetter(lotSize: number, level: InspectionLevel): CodeLetter | undefined {
  if (!Number.isInteger(lotSize) || lotSize < 1) throw new RangeError(`${lotSize} is no lot size`);
  if (lotSize === 1) return undefined;
  const letter = letterLines[level][lastSizes.findIndex(last => lotSize <= last)];
  return codeLetters.find(one => one === letter);
}
