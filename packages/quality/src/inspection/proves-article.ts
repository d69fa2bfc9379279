/**
 * [Q48] Whether a lot puts its supplier's article, that was on trial, in use: goods of an order, accepted, and signed by a second person
 * where its verdict has to be (`reviewWaits` until then).
 */
export const provesArticle = ({ type, result, reviewWaits }: Readonly<Record<string, unknown>>): boolean =>
  (type === 'outgoing' || type === 'final' || type === 'iqc') && result === 'accept' && reviewWaits !== true;
