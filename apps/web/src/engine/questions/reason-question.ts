import { refuseReason } from '@axle/approvals';
import { fill, type Text, text } from '@axle/kernel';
import type { RecordRow, Resource } from '@axle/page-kit';
import type { Prompt } from '../../shell/dialogs/dialogs.ts';
import { approvalText } from '../../text/approvals.ts';
import type { FormStore } from '../form/form-store.ts';

/** What is asked before changes that a second person decides on are sent; undefined where there are none. */
export function reasonQuestion(form: FormStore, resource: Resource): Prompt | undefined {
  const labels = form.changed.map(name => form.field(name)).flatMap(({ approval, label }) => (approval ? [label] : []));
  return form.adding || !isInForce(resource, form.row) ? undefined : reasonFor(labels);
}

/** Whether what a record holds is in force: a document in its first state is not. */
export const isInForce = ({ states }: Resource, row: RecordRow | undefined): boolean => !states || row?.[states.field] !== states.initial;

/** Asks why fields under approval are changed; undefined where none are. */
export function reasonFor(labels: readonly Text[]): Prompt | undefined {
  if (labels.length === 0) return undefined;
  const fields = text(labels.map(({ zh }) => zh).join('、'), labels.map(({ en }) => en).join(', '));
  return {
    title: approvalText.why,
    text: fill(approvalText.whyText, { fields }),
    placeholder: approvalText.whyPlaceholder,
    confirm: approvalText.ask,
    check: answer => refuseReason(answer)?.message,
  };
}
