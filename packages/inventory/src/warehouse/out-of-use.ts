import { fill, type Refusal, type Text } from '@axle/kernel';

/** What still needs a place, a shop or a channel. */
export interface StillNeeded {
  /** Pieces that lie in it. */
  readonly pieces?: number;
  /** Documents that are not done and name it. */
  readonly documents: number;
  /** The first of these by its number, where it may be named. */
  readonly document?: string | undefined;
}

const stockText: Text = { zh: '{what}仍有库存', en: 'The {what} still holds stock' };
const documentText: Text = { zh: '{what}仍有未完成的单据：{document}', en: 'The {what} still has open documents: {document}' };
const hiddenText: Text = {
  zh: '{what}仍有 {count} 份您看不到的未完成单据',
  en: 'The {what} still has {count} open {count|document|documents} that you cannot see',
};

/**
 * [W15] Why something does not go out of use: goods lie in it, which nobody could take out again (`HAS_STOCK`), or documents that are not
 * done need it (`HAS_DOCUMENTS`).
 */
export function refuseOutOfUse(what: Text, { pieces = 0, documents, document }: StillNeeded): Refusal | undefined {
  if (pieces > 0) return { code: 'HAS_STOCK', message: fill(stockText, { what }) };
  if (documents === 0) return undefined;
  const message = document === undefined ? fill(hiddenText, { what, count: documents }) : fill(documentText, { what, document });
  return { code: 'HAS_DOCUMENTS', message };
}
