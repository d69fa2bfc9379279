import { fill, type Text, text } from '@axle/kernel';
import { type RecordRow, type Resource, withinSentence } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { approvalText } from '../../text/approvals.ts';
import { engineText } from '../../text/engine.ts';
import { formText } from '../../text/form.ts';
import { mergeText } from '../../text/merge.ts';
import { DraftOffers } from '../drafts/draft-offers.view.tsx';
import { DraftState } from '../drafts/draft-state.view.tsx';
import { Sends, SendsContext } from '../files/sends.ts';
import { usePageModel } from '../page-model-context.ts';
import { StateBar } from '../states/state-bar.view.tsx';
import { SideSheet } from '../side-sheet.view.tsx';
import { discardQuestion } from '../questions/discard-question.ts';
import './form.css';
import { Dimensions } from './dimensions.view.tsx';
import { LinesInput } from '../lines/lines-input.view.tsx';
import { firstWrong } from './first-wrong.ts';
import { FormField } from './form-field.view.tsx';
import { RecordInHandContext } from '../references/record-in-hand.ts';
import { formRows } from './form-rows.ts';
import type { FormStore } from './form-store.ts';
import { reasonQuestion } from '../questions/reason-question.ts';
import { useBeginnings } from './use-beginnings.ts';
import { useRemarks } from './use-remarks.ts';
import { MergeQuestionView } from './merge-question.view.tsx';

const FormPreviewView = lazy(async () => ({ default: (await import('./form-preview.view.tsx')).FormPreviewView }));

interface FormViewProps {
  readonly form: FormStore;
  /** Takes the saved record where the page itself does not. */
  onSaved?(row: RecordRow): void;
}

/** The form of a record in a drawer: groups of fields, saved by Ctrl+Enter, guarded while something is unsaved. */
export const FormView = observer(function FormView({ form, onSaved }: FormViewProps) {
  const model = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const dialogs = useService(Dialogs);
  const navigation = useService(Navigation);
  const body = useRef<HTMLDivElement>(null);
  const [sends] = useState(() => new Sends());
  useBeginnings(form);
  const remarks = useRemarks(form);
  const names = { entity: withinSentence(model.resource.label) };

  useEffect(() => {
    // a focus that the user has set in the meantime is kept
    const timer = setTimeout(() => {
      const { current } = body;
      if (current && !current.contains(document.activeElement))
        current.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)')?.focus();
    }, 120);
    return () => clearTimeout(timer);
  }, []);

  const close = async () => {
    if (form.saving || form.lookups.settling) return;
    if (!form.dirty || (await dialogs.confirm(discardQuestion))) model.forms.close();
  };
  const save = async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    if (!(await sends.arrived()) || !(await form.lookups.settle())) return;
    const question = form.refusals.size === 0 ? reasonQuestion(form, model.resource) : undefined;
    const reason = question && (await dialogs.prompt(question));
    if (question && reason === undefined) return;
    const row = await form.save(reason);
    if (row) {
      const words = waitingWords(row, model.resource) ?? savedWith(form, model.resource, session) ?? formText.saved;
      const request = row.waitingFields?.[0]?.request;
      const attaches = request !== undefined && session.canOpen('basicInfoApproval');
      messages.show('good', words, attaches ? { text: approvalText.attach, run: () => navigation.go(filesOf(request)) } : undefined);
      if (onSaved) onSaved(row);
      else model.saved(row);
    } else if (!form.saving) firstWrong(body.current)?.focus();
  };
  const take = () => {
    form.takeMerged();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const wrong = form.submitted ? form.refusals.size : 0;
  return (
    <SideSheet
      onClose={() => void close()}
      width={form.fieldNames.some(name => form.field(name).kind === 'lines') ? '1180px' : '720px'}
      title={session.say(form.adding ? formText.addTitle : formText.editTitle, names)}
      closesOutside={!form.dirty}
    >
      {form.row && !form.dirty && model.resource.states && model.page.transitions.length > 0 && (
        <StateBar row={form.row} onDone={() => model.forms.close()} />
      )}
      <div className="ax-form" onKeyDown={onKeyDown} ref={body}>
        {model.forms.draft && <DraftOffers draft={model.forms.draft} />}
        {form.merging ? (
          <MergeQuestionView question={form.merging} resource={model.resource} onTake={take} />
        ) : (
          form.answered.get('') && (
            <Callout intent="danger" compact className="ax-form-callout">
              {session.say(form.answered.get('')!.message)}
            </Callout>
          )
        )}
        <SendsContext value={sends}>
          <RecordInHandContext value={name => form.drafts[name]}>
            {form.groups.map(group => (
              <fieldset key={group.title.en}>
                <legend className={isNamedByLines(form, group) ? 'only-for-readers' : undefined}>{session.say(group.title)}</legend>
                <div className="ax-form-fields">
                  {formRows(group.fields, form.fields).map(row =>
                    typeof row !== 'string' ? (
                      <Dimensions key={row[0]} form={form} names={row} />
                    ) : form.field(row).kind === 'lines' ? (
                      <LinesInput key={row} form={form} name={row} remark={remarks.get(row)} />
                    ) : (
                      <FormField key={row} form={form} name={row} first={row === form.fieldNames[0]} remark={remarks.get(row)} />
                    ),
                  )}
                </div>
              </fieldset>
            ))}
          </RecordInHandContext>
        </SendsContext>
        {model.page.preview && (
          <Suspense>
            <FormPreviewView lines={model.page.preview(form.drafts)} />
          </Suspense>
        )}
      </div>
      <div className="ax-drawer-foot">
        {wrong > 0 && <span className="ax-bad">{session.say(formText.mendFirst, { count: wrong })}</span>}
        {model.forms.draft && <DraftState draft={model.forms.draft} />}
        <span className="ax-toolbar-space" />
        <span className="ax-faint">{session.say(formText.saveHint)}</span>
        <Button text={session.say(engineText.cancel)} onClick={() => void close()} />
        <Button
          intent="primary"
          text={session.say(formText.save)}
          loading={form.saving || form.lookups.settling || sends.count > 0}
          disabled={!form.adding && !form.dirty}
          onClick={() => void save()}
        />
      </div>
    </SideSheet>
  );
});

/** Whether a group is nothing but lines of the same name, which stands above them anyway. */
const isNamedByLines = (form: FormStore, { title, fields: [first, ...others] }: FormStore['groups'][number]): boolean => {
  const lines = first === undefined ? undefined : form.field(first);
  return others.length === 0 && lines?.kind === 'lines' && lines.label.zh === title.zh && lines.label.en === title.en;
};

/** Where files are added to a change request. */
const filesOf = (request: number): string => `/admin/system/basicInfoApproval?tab=mine&record=${request}&part=files`;

/** Which fields of a saved record wait for a second person. */
function waitingWords({ waitingFields = [] }: RecordRow, resource: Resource): Text | undefined {
  if (waitingFields.length === 0) return undefined;
  const labels = waitingFields.flatMap(({ field }) => resource.fields[field]?.label ?? []);
  const numbers = [...new Set(waitingFields.map(({ requestNo }) => requestNo))].join(', ');
  return fill(approvalText.saved, {
    fields: text(labels.map(({ zh }) => zh).join('、'), labels.map(({ en }) => en).join(', ')),
    no: numbers,
  });
}

/** Whose changes were saved together with one's own; nothing where there were none. */
function savedWith(form: FormStore, resource: Resource, session: Session): Text | undefined {
  if (form.taken.length === 0) return undefined;
  const labels = [...new Set(form.taken.map(({ field }) => field))].map(field => resource.fields[field]!.label);
  const by = form.row?.['updatedBy'];
  return fill(mergeText.merged, {
    who: typeof by === 'number' ? session.nickname(by) : mergeText.somebody,
    fields: text(labels.map(({ zh }) => zh).join('、'), labels.map(({ en }) => en).join(', ')),
  });
}
