/** [S1] Pages that every signed-in user may open: the exceptions of the page guard. */
export const pagesOpenToAll: readonly string[] = [
  'homeIndex',
  'purchaseOrderCreated',
  'receiveReportForm',
  'downList',
  'exportSubscription',
];

/** Those of them that stand in everybody's menu; the others are reached from a document. */
export const pagesInEveryMenu: readonly string[] = ['homeIndex', 'downList'];
