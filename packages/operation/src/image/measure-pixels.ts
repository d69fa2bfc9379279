/** A box around what a picture shows, in pixels. */
export interface PixelBox {
  readonly width: number;
  readonly height: number;
}

/** What is read off the pixels of a picture. */
export interface PixelMeasures {
  /** Every pixel along the four edges is 255, 255, 255. */
  readonly whiteBorder: boolean;
  /** Around all that is not white; of no size where everything is. */
  readonly box: PixelBox;
}

/** Below this a colour is part of the subject: what compression leaves around it in white is none. */
const nearWhite = 245;

/** [O7] Reads the border and the subject off pixels of so many channels each, row by row. */
export function measurePixels(pixels: ArrayLike<number>, width: number, height: number, channels: 3 | 4): PixelMeasures {
  let [left, right, top, bottom] = [width, -1, height, -1];
  let whiteBorder = true;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * channels;
      const darkest = Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      if (darkest < 255 && (row === 0 || column === 0 || row === height - 1 || column === width - 1)) whiteBorder = false;
      if (darkest >= nearWhite) continue;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      bottom = row;
    }
  return { whiteBorder, box: right < 0 ? { width: 0, height: 0 } : { width: right - left + 1, height: bottom - top + 1 } };
}
