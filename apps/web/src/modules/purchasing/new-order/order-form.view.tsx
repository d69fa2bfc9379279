import { linesIn, permissionCode, type RecordRow, regrouped } from '@axle/page-kit';
import { Button, Callout, Checkbox } from '@blueprintjs/core';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftOffers } from '../../../engine/drafts/draft-offers.view.tsx';
import { firstWrong } from '../../../engine/form/first-wrong.ts';
import { FormField } from '../../../engine/form/form-field.view.tsx';
import type { FormStore } from '../../../engine/form/form-store.ts';
import { MergeQuestionView } from '../../../engine/form/merge-question.view.tsx';
import { useBeginnings } from '../../../engine/form/use-beginnings.ts';
import { LinesInput } from '../../../engine/lines/lines-input.view.tsx';
import type { LinesGridStore } from '../../../engine/lines/lines-grid-store.ts';
import type { PageModel } from '../../../engine/page/page-model.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { RecordInHandContext } from '../../../engine/references/record-in-hand.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { formText } from '../../../text/form.ts';
import { lineFigures, roundedQty } from './line-figures.ts';
import { LineFacts } from './line-facts.view.tsx';
import type { OrderDesk } from './order-desk.ts';
import { orderText as text } from './order-text.ts';
import { OrderTotals } from './order-totals.view.tsx';
import { useChoices } from './use-choices.ts';
import { useFigures } from './use-figures.ts';
import { hasTwins, withoutTwins } from './twin-lines.ts';

const PrintDialog = lazy(async () => ({ default: (await import('../../../engine/prints/print-dialog.view.tsx')).PrintDialog }));

/** Milliseconds after which a draft is saved by itself. */
const autosaveAfter = 30_000;

interface OrderFormProps {
  readonly desk: OrderDesk;
  readonly model: PageModel;
  readonly form: FormStore;
  readonly records: PageRecords;
  readonly active: boolean;
  /** Called with the order once it is saved. */
  onSaved(row: RecordRow): void;
}

/** The draft of an order: its head, its lines beside what is known of the one in hand, and what it comes to. */
export const OrderForm = observer(function OrderForm({ desk, model, form, records, active, onSaved }: OrderFormProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<LinesGridStore>();
  const [waives, setWaives] = useState(false);
  useBeginnings(form);
  useChoices(desk, form);
  useEffect(() => {
    const timer = setInterval(() => void desk.autosave(), autosaveAfter);
    return () => clearInterval(timer);
  }, [desk]);
  useEffect(
    () =>
      reaction(
        () => form.row,
        row => row && onSaved(row),
      ),
    [form, onSaved],
  );

  const may = (code: string) => session.can(permissionCode(model.section, model.page.key, code));
  const save = async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    if (await desk.save()) messages.show('good', formText.saved);
    else if (!form.saving) firstWrong(body.current)?.focus();
  };
  const submit = async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    const next = await desk.submit(waives);
    if (next === undefined) return firstWrong(body.current)?.focus();
    model.forms.close();
    void navigate(next === '' ? '/admin/purchase/purchaseOrder' : next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const take = () => {
    form.takeMerged();
    void save();
  };
  const print = model.page.actions.find(({ effect }) => effect === 'print');
  const { asking } = model.actions;
  const lines = linesIn(form.drafts, 'lines');
  const facts = useFigures(desk, records, active);
  const uneven = lines.filter(line => roundedQty(form.drafts, facts, line) !== undefined);
  const roundUp = () =>
    form.set(
      'lines',
      lines.map(line => ({ ...line, qty: roundedQty(form.drafts, facts, line) ?? line['qty'] })),
    );
  const [head, more] = form.groups;
  const whole = form.answered.get('') ?? desk.refusal;
  return (
    <div className="ax-order" onKeyDown={onKeyDown}>
      <header className="ax-order-head">
        <h2>{form.row ? regrouped(String(form.row['orderNo'])) : session.say(text.untitled)}</h2>
        <span className="ax-faint" role="status">
          {desk.savedAt && !form.dirty
            ? session.say(text.autosaved, { time: localMoment(desk.savedAt.toISOString()).slice(11) })
            : form.dirty && session.say(text.unsaved)}
        </span>
        <span className="ax-toolbar-space" />
        {may('waiveRounding') && (
          <Checkbox checked={waives} label={session.say(text.waive)} onChange={event => setWaives(event.currentTarget.checked)} />
        )}
        {print && form.row && !form.dirty && (
          <Button text={session.say(text.preview)} onClick={() => model.actions.ask({ ...print, custom: print }, [form.row!])} />
        )}
        <Button
          text={session.say(text.save)}
          loading={form.saving && !desk.submitting}
          disabled={!form.dirty}
          onClick={() => void save()}
        />
        {may('submit') && (
          <Button intent="primary" text={session.say(text.submit)} loading={desk.submitting} onClick={() => void submit()} />
        )}
      </header>
      <div className="ax-order-body" ref={body}>
        <div className="ax-form">
          {model.forms.draft && <DraftOffers draft={model.forms.draft} />}
          {form.merging && <MergeQuestionView question={form.merging} resource={model.resource} onTake={take} />}
          {whole && !form.merging && (
            <Callout intent={desk.refusal && !form.answered.has('') ? 'warning' : 'danger'} compact className="ax-form-callout">
              {session.say(whole.message)}
              {desk.outdated && <Button size="small" text={session.say(text.refresh)} onClick={() => void desk.refresh()} />}
            </Callout>
          )}
          <RecordInHandContext value={name => form.drafts[name]}>
            <div className="ax-form-fields">
              {head?.fields.map(name => (
                <FormField key={name} form={form} name={name} first={name === head.fields[0]} />
              ))}
            </div>
            <details>
              <summary>{session.say(text.more)}</summary>
              <div className="ax-form-fields">
                {more?.fields.map(name => (
                  <FormField key={name} form={form} name={name} first={false} />
                ))}
              </div>
            </details>
            <LinesInput form={form} name="lines" watch={setGrid} figures={lineFigures(form.drafts, facts)} />
            {uneven.length > 0 && !waives && (
              <Callout intent="warning" compact className="ax-form-callout">
                {session.say(text.uneven, { count: uneven.length })}{' '}
                <Button size="small" text={session.say(text.roundUp)} onClick={roundUp} />
              </Callout>
            )}
            {hasTwins(lines) && (
              <Callout intent="warning" compact className="ax-form-callout">
                {session.say(text.twins)}{' '}
                <Button size="small" text={session.say(text.merge)} onClick={() => form.set('lines', withoutTwins(lines))} />
              </Callout>
            )}
          </RecordInHandContext>
          <OrderTotals form={form} />
          {typeof form.row?.['clauses'] === 'string' && (
            <details>
              <summary>{session.say(text.clauses)}</summary>
              <div className="ax-order-clauses">{form.row['clauses']}</div>
            </details>
          )}
        </div>
        <LineFacts desk={desk} records={records} at={grid?.focus.row ?? 0} active={active} />
      </div>
      {asking?.action.custom?.effect === 'print' && (
        <Suspense>
          <PrintDialog action={asking.action.custom} ids={asking.rows.map(({ id }) => id)} />
        </Suspense>
      )}
    </div>
  );
});
