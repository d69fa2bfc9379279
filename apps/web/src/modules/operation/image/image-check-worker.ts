import { checkImage, type ImageIssue, type ImageMeta, imageProfile, type ImageSlot, measurePixels } from '@axle/operation';

/** A file to be checked for a slot. */
export interface CheckAsked {
  readonly file: File;
  readonly slot: ImageSlot;
}

/** What was found; nothing where the file is no picture. */
export type CheckFound = { readonly meta: ImageMeta; readonly issues: readonly ImageIssue[] } | undefined;

async function found({ file, slot }: CheckAsked): Promise<CheckFound> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const format = file.type.replace('image/', '');
  const meta = { width, height, bytes: file.size, format, srgb: true, ...measurePixels(data, width, height, 4) };
  return { meta, issues: checkImage(meta, imageProfile(undefined, slot)) };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckAsked>) => void found(data).then(answer => self.postMessage(answer)));
