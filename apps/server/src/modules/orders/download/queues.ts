/** The queue of downloads of orders. */
export const downloadQueue = 'orderDownload';
