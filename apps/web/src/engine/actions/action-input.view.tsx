import { type Refusal, text } from '@axle/kernel';
import { acceptValue, type Field, inputOf, type LineField, posted, type RecordRow, type RecordValues } from '@axle/page-kit';
import { Button, Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { engineText } from '../../text/engine.ts';
import { outcomeText } from '../../text/outcome.ts';
import { formText } from '../../text/form.ts';
import { discardQuestion } from '../questions/discard-question.ts';
import { TypedField } from '../typed-field/typed-field.view.tsx';
import { recordText } from '../fields/grid-text.ts';
import { Sends, SendsContext } from '../files/sends.ts';
import { usePageModel } from '../page-model-context.ts';
import { mostDirect, type ToolbarAction } from './toolbar-actions.ts';
import { RecordInHandContext } from '../references/record-in-hand.ts';
import { useActionRunner } from './use-action-runner.ts';

const FormPreviewView = lazy(async () => ({ default: (await import('../form/form-preview.view.tsx')).FormPreviewView }));

const ActionLines = lazy(async () => ({ default: (await import('../action-lines/action-lines.view.tsx')).ActionLines }));

const ProposalsView = lazy(async () => ({ default: (await import('./proposals.view.tsx')).ProposalsView }));

const Foreseen = lazy(async () => ({ default: (await import('./foreseen.view.tsx')).Foreseen }));

const OpenDocuments = lazy(async () => ({ default: (await import('./open-documents.view.tsx')).OpenDocuments }));

/** What all ticked rows hold in a field; undefined where they differ. */
function sameOf(rows: readonly RecordRow[], name: string): unknown {
  const [first, ...others] = rows.map(row => row[name]);
  return others.every(value => value === first) ? first : undefined;
}

/** Asks for what an action needs before it runs. Its consequences stand above the inputs. */
export const ActionInput = observer(function ActionInput({
  action,
  rows,
  skipped = 0,
}: {
  readonly action: ToolbarAction;
  readonly rows: readonly RecordRow[];
  /** Ticked ones that do not fit by state. */
  readonly skipped?: number;
}) {
  const model = usePageModel();
  const session = useService(Session);
  const runAction = useActionRunner();
  const post = posted(action.custom);
  const fields = Object.entries(inputOf(action.custom));
  const dialogs = useService(Dialogs);
  const { values } = model.actions;
  const [sent, setSent] = useState(false);
  const [sends] = useState(() => new Sends());
  const lined = fields.filter(([, { kind }]) => kind === 'lines');
  const single = fields.filter(([, { kind }]) => kind !== 'lines');
  const refusals = refusalsOf(fields, values);
  const go = async () => {
    if (!(await sends.arrived())) return;
    setSent(true);
    // what arrived in the meantime is in the store, and not yet in this rendering
    const latest = model.actions.values;
    const isReady = lined.length === 0 || model.actions.isReady();
    if (refusalsOf(fields, latest).size === 0 && isReady) await runAction(action, rows, acceptedOf(fields, latest));
  };
  const close = async () => {
    if (!model.actions.dirty || (await dialogs.confirm(discardQuestion))) model.actions.dismiss();
  };
  const named = rows.length === 1 ? recordText(model.resource, rows[0]!, session) : undefined;
  return (
    <TitledDialog
      isOpen
      onClose={() => void close()}
      title={session.say(action.title)}
      className={lined.length > 0 ? 'ax-dialog ax-dialog-wide' : post?.foresees ? 'ax-dialog ax-foresees' : 'ax-dialog'}
    >
      <DialogBody>
        <div className="ax-form" onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void go()}>
          {named && (
            <p>
              <strong>{named}</strong>
            </p>
          )}
          {post?.takesTicked && !named && (
            <p>{session.say(rows.length > 0 ? outcomeText.ticked : outcomeText.noneTicked, { count: rows.length })}</p>
          )}
          {skipped > 0 && <p className="ax-hint">{session.say(engineText.skipped, { count: skipped })}</p>}
          {post?.confirm && (
            <Callout intent="warning" compact icon={false} className="ax-form-callout">
              {session.say(post.confirm)}
            </Callout>
          )}
          {post?.proposes && rows.length === 1 && (
            <Suspense fallback={null}>
              <ProposalsView action={action.key} record={rows[0]!.id} />
            </Suspense>
          )}
          {post?.openItems && rows.length <= mostDirect && model.list.selection.set === undefined && (
            <Suspense fallback={null}>
              <OpenDocuments action={action.key} records={rows} />
            </Suspense>
          )}
          {post?.foresees && (
            <Suspense fallback={null}>
              <Foreseen foresees={post.foresees} of={rows} />
            </Suspense>
          )}
          <SendsContext value={sends}>
            <RecordInHandContext value={name => values[name] ?? sameOf(rows, name)}>
              <div className={single.length > 6 ? 'ax-form-fields' : undefined}>
                {single.map(([name, field]) => (
                  <TypedField
                    key={name}
                    field={field as LineField}
                    value={values[name]}
                    refusal={sent ? refusals.get(name) : undefined}
                    onChange={value => model.actions.type(name, value)}
                  />
                ))}
              </div>
              {lined.length > 0 && (
                <Suspense fallback={null}>
                  <ActionLines action={action} rows={rows} />
                </Suspense>
              )}
            </RecordInHandContext>
          </SendsContext>
          {post?.outlook && (
            <Suspense fallback={null}>
              <FormPreviewView lines={post.outlook(values)} title={formText.outlook} />
            </Suspense>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(engineText.cancel)} onClick={() => void close()} />
            <Button
              intent={action.tone === 'danger' ? 'danger' : 'primary'}
              text={session.say(engineText.go)}
              loading={model.actions.running === action.key || sends.count > 0}
              onClick={() => void go()}
            />
          </>
        }
      />
    </TitledDialog>
  );
});

type Inputs = readonly (readonly [string, Field])[];

/** What keeps inputs from being sent, by their names. */
const refusalsOf = (fields: Inputs, values: Readonly<Record<string, unknown>>): ReadonlyMap<string, Refusal> =>
  new Map(
    fields.flatMap(([name, field]) => {
      const refusal = refusalOf(field, values[name]);
      return refusal ? [[name, refusal] as const] : [];
    }),
  );

/** What is sent of inputs that nothing speaks against. */
const acceptedOf = (fields: Inputs, values: Readonly<Record<string, unknown>>): RecordValues =>
  Object.fromEntries(
    fields.map(([name, field]) => {
      const read = acceptValue(field, values[name]);
      return [name, read.ok ? read.value : undefined];
    }),
  );

function refusalOf(field: Field, value: unknown): Refusal | undefined {
  const read = acceptValue(field, value);
  if (!read.ok) return read.refusal;
  const { zh, en } = field.label;
  return field.required && read.value === undefined ? { code: 'REQUIRED', message: text(`${zh}必填`, `${en} is required`) } : undefined;
}
