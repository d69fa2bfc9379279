import { type Examples, shown } from './example.ts';

const orders = (file: string) => `packages/orders/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/modules/orders/${file}.test.ts`;

/** Worked examples of orders that come in. */
export const ordersDownload: Examples = {
  orderDownloadRecord: shown(
    'the same file twice: created 0, updated 0, skipped = pulled; a gap of 2 hours after a failed run is gone once that is fetched',
    [server('download/download'), 'that comes again creates and updates nothing: skipped = pulled'],
    [server('download/fetched-spans'), 'shows a gap of 2 hours after a run that failed; the gap is gone once that is fetched'],
    [orders('connector/next-span'), 'a span begins ten minutes before the end of the one before'],
  ),
  orderFailure: shown('a bad row fails its whole order; it is tried again with what was sent', [
    server('download/download'),
    'an order that failed is tried again with what was sent, or left out with a reason',
  ]),
};
