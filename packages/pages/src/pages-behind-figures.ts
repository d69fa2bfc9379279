/** Pages that show the rows behind the figures of another page of their section, by that page: they are opened from there alone. */
export const pagesBehindFigures: Readonly<Record<string, string>> = {
  purchaseBoardDetail: 'purchaseBoard',
  supplierBoardDetail: 'supplierBoard',
  managementBoardDetail: 'managementBoard',
};
