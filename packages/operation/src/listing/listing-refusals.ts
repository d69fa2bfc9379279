import { compareDecimals, type Decimal, type Refusal, text } from '@axle/kernel';

/** What a listing must have before a platform gets it. */
export interface FedListing {
  readonly title?: string | undefined;
  readonly price?: Decimal | undefined;
  readonly mapPrice?: Decimal | undefined;
  readonly fitmentCount: number;
  readonly universal?: boolean | undefined;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });
const shortTitle = refusal('TITLE', 'title', '标题须有10–150个字符', 'The title must have 10 to 150 characters');
const noPrice = refusal('NO_PRICE', 'price', '没有价格', 'The price is missing');
const belowMap = refusal('BELOW_MAP', 'price', '价格低于MAP', 'The price is below MAP');
const noFitment = refusal(
  'NO_FITMENT',
  'universal',
  'SKU没有适配车型：请维护适配，或勾选“通用件”',
  'The SKU has no fitment: add fitments, or tick “Universal”',
);

/** [O3c] Why a listing cannot go into a feed; empty where nothing stands against it (operation.md, partsGeek). */
export function listingRefusals({ title = '', price, mapPrice, fitmentCount, universal }: FedListing): readonly Refusal[] {
  const length = [...title].length;
  return [
    ...(length < 10 || length > 150 ? [shortTitle] : []),
    ...(price === undefined ? [noPrice] : []),
    ...(price !== undefined && mapPrice !== undefined && compareDecimals(price, mapPrice) < 0 ? [belowMap] : []),
    ...(fitmentCount === 0 && universal !== true ? [noFitment] : []),
  ];
}

/** [O3c] What of a listing can be held against it by itself, as a draft without a price may be. */
export const checkListing = (record: Partial<FedListing>): readonly Refusal[] =>
  listingRefusals({ ...record, fitmentCount: 1 }).filter(({ code }) => code !== 'NO_PRICE');
