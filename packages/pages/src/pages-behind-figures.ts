/** Pages that are opened from another page of their section alone, by that page: the rows behind its figures, the form of its records. */
export const pagesBehindFigures: Readonly<Record<string, string>> = {
  purchaseBoardDetail: 'purchaseBoard',
  receiveReportForm: 'deliveryTracking',
  supplierBoardDetail: 'supplierBoard',
  managementBoardDetail: 'managementBoard',
  switchEvents: 'sampleJudgement',
};
