/** A point: of the image from 0 to 1, or of the screen in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The image as it is shown: its size in pixels and where its upper left corner lies. */
export interface ImageView {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Digits of a stored coordinate: far below a pixel at any zoom. */
const kept = 1_000_000;

const inside = (value: number) => Math.min(1, Math.max(0, Math.round(value * kept) / kept));

/** [Q12] Where on the original image a point of the screen lies, from 0 to 1 in both directions; points beside it come to its edge. */
export const toImage = ({ x, y }: Point, view: ImageView): Point => ({
  x: inside((x - view.left) / view.width),
  y: inside((y - view.top) / view.height),
});

/** [Q12] Where on the screen a point of the image is drawn. */
export const toScreen = ({ x, y }: Point, view: ImageView): Point => ({ x: view.left + x * view.width, y: view.top + y * view.height });
