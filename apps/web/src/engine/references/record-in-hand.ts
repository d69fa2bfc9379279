import { createContext } from 'react';

/** What a field of the record holds that is being written, or to which something is being done. */
export type RecordInHand = (field: string) => unknown;

/** The record of the form or the dialog that an input stands in: references that are narrowed look there. */
export const RecordInHandContext = createContext<RecordInHand>(() => undefined);
