/** What an open form stands on; fetched with the first form. */
export { FormDraft } from '../drafts/form-draft.ts';
export { FormStore } from './form-store.ts';
