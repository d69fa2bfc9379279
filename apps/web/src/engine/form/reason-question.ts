import { fill } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import type { Prompt } from '../../shell/dialogs/dialogs.ts';
import { approvalText } from '../../text/approvals.ts';
import type { FormStore } from './form-store.ts';

/** Fewest characters of a reason. */
const shortestReason = 5;

/** What is asked before changes that a second person decides on are sent; undefined where there are none. */
export function reasonQuestion(form: FormStore, { states }: Resource): Prompt | undefined {
  const isInForce = !states || form.row?.[states.field] !== states.initial;
  const labels = form.changed.map(name => form.field(name)).flatMap(({ approval, label }) => (approval ? [label] : []));
  if (form.adding || !isInForce || labels.length === 0) return undefined;
  const fields = { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') };
  return {
    title: approvalText.why,
    text: fill(approvalText.whyText, { fields }),
    placeholder: approvalText.whyPlaceholder,
    confirm: approvalText.ask,
    check: answer => ([...answer.trim()].length < shortestReason ? approvalText.whyShort : undefined),
  };
}
