import { type Examples, shown } from './example.ts';

const operation = (file: string) => `packages/operation/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/modules/operation/${file}.test.ts`;

/** Worked examples of what listings show of vehicles, and of their pictures. */
export const fitmentAndImages: Examples = {
  operationCarModel: shown(
    '2008, 2009, 2010 and 2012 are 2008–2010, 2012; 1,250 rows with a limit of 1,000 show 250 over the limit, none lost',
    [operation('fitment/fitment-lists'), '2008, 2009, 2010 and 2012 are 2008–2010, 2012'],
    [operation('fitment/fitment-lists'), '1,250 rows with a limit of 1,000 show 250 over the limit, none lost'],
    [server('fitment/compiled-feeds'), 'an independent reader finds every vehicle of the library'],
  ),
  imageGallery: shown(
    '1500 × 1500 with a subject of 1200 × 900 fills 80 %: rejected for main, accepted for pt01',
    [operation('image/image'), '1500 × 1500 with a subject of 1200 × 900 fills 80 %'],
    [server('image/gallery'), 'fills 80 %: rejected for main, accepted for pt01'],
  ),
};
