/** What is done about pieces that a supplier delivered. */
export type AfterSaleType = 'exchange' | 'return_refund' | 'repair' | 'supplement' | 'credit';

/** How bad a cause is, as inspections class defects. */
export type CauseClass = 'critical' | 'major' | 'minor';
