import { fill, type Refusal } from '@axle/kernel';

/**
 * Documents that count what their postings took out: pieces come back to them by a step of the document, not by a reversal in the ledger.
 */
const ownSteps: ReadonlySet<string> = new Set(['outbound', 'transfer']);

/**
 * [M5] What stands against reversing the postings of a document in the ledger by hand; undefined where nothing does. An order that has
 * left, and a transfer that was closed with a loss, would else say that pieces are gone that lie in their bins again
 * (`REVERSE_AT_DOCUMENT`).
 */
export function refuseReversalByHand(docType: string, docNo: string): Refusal | undefined {
  return ownSteps.has(docType) ? refusedAtDocument(docNo) : undefined;
}

/** [M5] The refusal that names the document where a posting is reversed. */
export const refusedAtDocument = (docNo: string): Refusal => ({
  code: 'REVERSE_AT_DOCUMENT',
  message: fill(
    { zh: '该过账属于单据 {docNo}，请在该单据上撤回', en: 'The posting belongs to {docNo}; undo it on that document' },
    { docNo },
  ),
});
