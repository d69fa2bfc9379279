import type { Decimal } from '@axle/kernel';
import type { ImageProfile } from './check-image.ts';

/** ImageSlot: what a picture is for. */
export const imageSlots = [
  'main',
  'pt01',
  'pt02',
  'pt03',
  'pt04',
  'pt05',
  'pt06',
  'pt07',
  'pt08',
  'swatch',
  'aplus',
  'install',
  'size',
] as const;

/** One of {@link imageSlots}. */
export type ImageSlot = (typeof imageSlots)[number];

/** What platforms ask: of every picture, and of the main one beside that. */
const usual: ImageProfile = {
  longestFrom: 500,
  longestTo: 10_000,
  zoomFrom: 1000,
  wishedFrom: 1600,
  formats: ['jpeg', 'png', 'tiff', 'gif'],
  mostBytes: 10 * 1_048_576,
  srgbOnly: true,
  whiteBorder: false,
  leastFill: '0' as Decimal,
};

const mainImage = { whiteBorder: true, leastFill: '85' as Decimal };

const profiles: Readonly<Record<string, { readonly every: ImageProfile; readonly main: Partial<ImageProfile> }>> = {
  amazon: { every: usual, main: mainImage },
  ebay: { every: { ...usual, longestTo: 9000, mostBytes: 12 * 1_048_576, srgbOnly: false }, main: {} },
  walmart: { every: { ...usual, formats: ['jpeg', 'png'], mostBytes: 5 * 1_048_576 }, main: { ...mainImage, leastFill: '0' as Decimal } },
  partsgeek: { every: { ...usual, formats: ['jpeg', 'png'], srgbOnly: false }, main: {} },
};

/** [O7a] What a platform asks of a slot; pictures for every platform are held to Amazon's, the strictest. */
export function imageProfile(platform: string | undefined, slot: ImageSlot): ImageProfile {
  const { every, main } = profiles[platform ?? 'amazon'] ?? profiles['amazon']!;
  return slot === 'main' ? { ...every, ...main } : every;
}
