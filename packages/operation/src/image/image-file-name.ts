import { type ImageSlot, imageSlots } from './image-profiles.ts';

/** What the name of a file says of its picture. */
export interface ImageFileName {
  readonly sku: string;
  readonly slot: ImageSlot;
  readonly language?: string | undefined;
}

/** [O7b] Reads `SKU_slot_lang.ext`, or without the language; undefined for any other name. */
export function imageFileName(name: string): ImageFileName | undefined {
  const found = /^(.+?)_([A-Za-z0-9]+)(?:_([A-Za-z]{2}))?\.[A-Za-z]+$/.exec(name.trim());
  const slot = imageSlots.find(one => one === found?.[2]?.toLowerCase());
  if (!found || !slot) return undefined;
  return { sku: found[1]!.toUpperCase(), slot, ...(found[3] ? { language: found[3].toLowerCase() } : {}) };
}

/** [O7c] The name under which platforms take a picture: `B07XK2M4QD.MAIN.jpg`, by the number of the listing. */
export const publishedImageName = (listing: string, slot: ImageSlot, ending: string): string =>
  `${listing.replaceAll(/[^A-Za-z0-9._-]/g, '-')}.${slot.toUpperCase()}.${ending.toLowerCase()}`;
