import { cartonsOpened, drawSample } from '../draw/draw-sample.ts';

/** Views of a container that are photographed. */
export const loadingViews = ['empty', 'half', 'full', 'sealed'] as const;

/** A view of a container while it is loaded. */
export type LoadingView = (typeof loadingViews)[number];

/** [Q38] How many cartons of a batch are opened at loading: the square root of all, rounded up; 8 of 50. */
export const cartonsToCheck = (cartons: number): number => cartonsOpened({ cartons, cartonQty: 1, size: 1 });

/** [Q38] Which cartons are opened, counted through the lines of the batch, the lowest first; the same seed draws the same. */
export const drawnCartons = (cartons: number, seed: number): readonly number[] =>
  drawSample({ lotSize: cartons, cartons, cartonQty: 1, size: cartonsToCheck(cartons), seed }).cartonsToOpen;

/** [Q38] How many labels are scanned: of every carton where a container holds several SKUs, else of those that are opened. */
export const labelsToScan = (cartons: number, isMixed: boolean): number => (isMixed ? cartons : cartonsToCheck(cartons));
