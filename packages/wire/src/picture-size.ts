/** How large a picture is, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Longest side of a picture that is taken, and most pixels of all of it: drawing one takes four bytes of memory for each. */
export const pictureLimits = { side: 16_384, pixels: 64_000_000 } as const;

/** Bytes from the beginning of a picture in which its size stands. */
export const pictureHeadBytes = 1024 * 1024;

/** Whether a picture is so large that drawing it would take too much memory; one whose size is unknown is not. */
export const isHugePicture = (bytes: Uint8Array): boolean => {
  const size = pictureSize(bytes);
  return size !== undefined && (Math.max(size.width, size.height) > pictureLimits.side || size.width * size.height > pictureLimits.pixels);
};

/** The size that the header of a PNG, JPEG, GIF or WebP picture states, read without drawing it; undefined for anything else. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return sizeOfPng(view) ?? sizeOfGif(view) ?? sizeOfWebp(view) ?? sizeOfJpeg(view);
  } catch (error) {
    // it ends before its size
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const letters = (view: DataView, at: number, count: number) =>
  String.fromCharCode(...Array.from({ length: count }, (_, place) => view.getUint8(at + place)));
const begins = (view: DataView, mark: string, at = 0) => view.byteLength >= at + mark.length && letters(view, at, mark.length) === mark;

const sizeOfPng = (view: DataView): PictureSize | undefined =>
  begins(view, '\u0089PNG') ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;

const sizeOfGif = (view: DataView): PictureSize | undefined =>
  begins(view, 'GIF8') ? { width: view.getUint16(6, true), height: view.getUint16(8, true) } : undefined;

function sizeOfWebp(view: DataView): PictureSize | undefined {
  if (!begins(view, 'RIFF') || !begins(view, 'WEBP', 8)) return undefined;
  const kind = letters(view, 12, 4);
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
  if (kind === 'VP8X') return { width: threeBytes(24), height: threeBytes(27) };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 };
  }
  return { width: view.getUint16(26, true) % 16_384, height: view.getUint16(28, true) % 16_384 };
}

/** The markers of a JPEG that hold its size: all starts of frames, without the code tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView): PictureSize | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++;
    if (view.getUint8(at) !== 0xff) return undefined;
    if (isFrame(view.getUint8(at + 1))) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
}
