import type { FormStore } from '../form/form-store.ts';

/** What a grid of lines asks of whatever holds them: the form of a record, or the dialog of an action. */
export type LinesForm = Pick<
  FormStore,
  | 'field'
  | 'drafts'
  | 'access'
  | 'writable'
  | 'saving'
  | 'set'
  | 'touch'
  | 'touched'
  | 'submitted'
  | 'answered'
  | 'refusals'
  | 'refusalOf'
  | 'lookups'
>;
