import { fill, type Refusal } from '@axle/kernel';
import { type LinesField, linesInCurrency, type RecordValues } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Import, Minus, Plus } from '@blueprintjs/icons';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { FieldName } from '../typed-field/field-name.view.tsx';
import { formLines } from './form-cells.ts';
import type { LinesForm } from './lines-form.ts';
import { grouped } from '../grouped.ts';
import { MayMakeContext } from '../references/may-make.ts';
import { References } from '../references/references.ts';
import { CodeResolver } from './code-resolver.ts';
import type { LineFigure } from './line-figure.ts';
import { LinesGrid } from './lines-grid.view.tsx';
import { LinesGridStore } from './lines-grid-store.ts';
import { LinesRefusals } from './lines-refusals.view.tsx';
import { TableFiles } from './table-files.ts';
import './lines.css';

const none: readonly LineFigure[] = [];

/** The lines of a document in its form: a grid for keyboard and clipboard, and below it what is wrong and what it sums up to. */
export const LinesInput = observer(function LinesInput({
  form,
  name,
  remark,
  watch,
  figures = none,
}: {
  readonly form: LinesForm;
  readonly name: string;
  /** What is unusual about the lines, which are saved all the same. */
  readonly remark?: Refusal | undefined;
  /** Receives the grid, for what stands beside it and follows the current line. */
  readonly watch?: ((grid: LinesGridStore) => void) | undefined;
  /** Columns that are worked out as the lines are typed. */
  readonly figures?: readonly LineFigure[];
}) {
  const session = useService(Session);
  const id = useId();
  const defined = form.field(name) as LinesField;
  const currencies = Object.values(defined.fields).flatMap(column =>
    column.kind === 'money' && 'field' in column.currency ? [column.currency.field] : [],
  );
  const held = JSON.stringify(Object.fromEntries(currencies.map(currency => [currency, form.drafts[currency]])));
  // amounts have the currency that the record holds at the moment
  const field = useMemo(() => linesInCurrency(defined, JSON.parse(held) as RecordValues), [defined, held]);
  const replaced = figures.map(({ key }) => key).join(' ');
  const grid = useMemo(
    () =>
      new LinesGridStore({
        field,
        columns: Object.entries(field.fields)
          .filter(([column, { readOnly, hidden }]) => !(readOnly && hidden) && form.access(`${name}.${column}`).shown)
          .filter(([column]) => !replaced.split(' ').includes(column))
          .map(([column]) => column),
        lines: () => formLines(form, name),
        put: lines => form.set(name, lines),
        mayWrite: column => form.access(`${name}.${column}`).write,
        open: () => form.writable(name) && !form.saving,
      }),
    [form, field, name, replaced],
  );
  useEffect(() => watch?.(grid), [watch, grid]);
  const references = useService(References);
  const resolver = useMemo(
    () => new CodeResolver({ field, lines: () => formLines(form, name), put: lines => form.set(name, lines), references }),
    [form, field, name, references],
  );
  useEffect(
    () =>
      reaction(
        () => formLines(form, name),
        () => form.lookups.add(resolver.resolve()),
        { fireImmediately: true },
      ),
    [form, name, resolver],
  );
  const whole = form.refusalOf(name);
  return (
    <div className={`ax-lines${whole ? ' ax-wrong' : remark ? ' ax-remarked' : ''}`} data-field={name}>
      <div className="ax-lines-head">
        <span id={id}>
          <FieldName field={field} />
          <span className="ax-faint"> {session.say(linesText.count, { count: grouped(grid.lines.length) })}</span>
        </span>
        <span className="ax-toolbar-space" />
        {grid.mayGrow && (
          <>
            <span className="ax-faint">{session.say(linesText.hint)}</span>
            <LinesFile grid={grid} onTaken={() => form.touch(name)} />
            <Button size="small" icon={<Plus />} text={session.say(linesText.insert)} onClick={() => grid.insert()} />
            <Button size="small" icon={<Minus />} text={session.say(linesText.remove)} onClick={() => grid.remove()} />
          </>
        )}
      </div>
      <MayMakeContext value>
        <LinesGrid grid={grid} form={form} name={name} resolver={resolver} labelledBy={id} figures={figures} />
      </MayMakeContext>
      {resolver.busy && (
        <span className="ax-faint" role="status">
          {session.say(linesText.resolving)}
        </span>
      )}
      {(whole ?? remark) && (
        <div className="ax-field-note" role={whole ? 'alert' : 'status'}>
          {session.say((whole ?? remark)!.message)}
        </div>
      )}
      <LinesRefusals grid={grid} form={form} name={name} resolver={resolver} />
    </div>
  );
});

/** Takes the lines of a spreadsheet into the open form; they go behind those that are there. */
const LinesFile = observer(function LinesFile({ grid, onTaken }: { readonly grid: LinesGridStore; onTaken(): void }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const files = useService(TableFiles);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const reply = await files.read(file);
    setBusy(false);
    if (!reply.ok) return messages.show('bad', reply.refusal.message);
    const count = grid.takeRows(reply.value);
    if (count > 0) onTaken();
    messages.show(count > 0 ? 'info' : 'warn', fill(count > 0 ? linesText.fileTaken : linesText.fileEmpty, { name: file.name, count }));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={session.say(linesText.file)}
        onChange={event => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button size="small" icon={<Import />} loading={busy} text={session.say(linesText.file)} onClick={() => input.current?.click()} />
    </>
  );
});
