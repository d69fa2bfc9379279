import type { Refusal } from '@axle/kernel';
import type { PageModel } from './page-model.ts';

const isRefusedSo = ({ code }: Refusal) => code === 'CLEAR_STOCK';

/**
 * After what a call was refused for was submitted as far as it may be: the form or the action that waits with the refusal is done, and what
 * is shown is read again.
 */
export function submittedPart({ form, forms, actions, list, detail }: PageModel): void {
  if (form && [...form.answered.values()].some(isRefusedSo)) forms.close();
  if (actions.latest?.refusal && isRefusedSo(actions.latest.refusal)) actions.dismiss();
  list.refresh();
  void detail?.load();
}
