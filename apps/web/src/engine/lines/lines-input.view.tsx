import { fill, inLanguage } from '@axle/kernel';
import type { LinesField } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Minus, Plus } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { formLines } from '../form/form-cells.ts';
import type { FormStore } from '../form/form-store.ts';
import { LinesGrid } from './lines-grid.view.tsx';
import { LinesGridStore } from './lines-grid-store.ts';
import { LinesFaults } from './lines-faults.view.tsx';
import './lines.css';

/** The lines of a document in its form: a grid for keyboard and clipboard, and below it what is wrong and what it sums up to. */
export const LinesInput = observer(function LinesInput({ form, name }: { readonly form: FormStore; readonly name: string }) {
  const session = useService(Session);
  const id = useId();
  const field = form.field(name) as LinesField;
  const grid = useMemo(
    () =>
      new LinesGridStore({
        field,
        columns: Object.keys(field.fields).filter(column => form.access(`${name}.${column}`).shown),
        lines: () => formLines(form, name),
        put: lines => form.set(name, lines),
        mayWrite: column => form.access(`${name}.${column}`).write,
        open: () => form.writable(name) && !form.saving,
      }),
    [form, field, name],
  );
  const whole = form.refusalOf(name);
  const open = form.writable(name);
  return (
    <div className={`ax-lines${whole ? ' ax-wrong' : ''}`} data-field={name}>
      <div className="ax-lines-head">
        <span id={id}>
          {inLanguage(field.label, session.language)}
          {field.required && (
            <span className="ax-required" aria-hidden>
              {' *'}
            </span>
          )}
          <span className="ax-faint"> {session.say(fill(linesText.count, { count: grid.lines.length }))}</span>
        </span>
        <span className="ax-toolbar-space" />
        {open && (
          <>
            <span className="ax-faint">{session.say(linesText.hint)}</span>
            <Button size="small" icon={<Plus />} text={session.say(linesText.insert)} onClick={() => grid.insert()} />
            <Button size="small" icon={<Minus />} text={session.say(linesText.remove)} onClick={() => grid.remove()} />
          </>
        )}
      </div>
      <LinesGrid grid={grid} form={form} name={name} labelledBy={id} />
      {whole && (
        <div className="ax-field-note" role="alert">
          {session.say(whole.message)}
        </div>
      )}
      <LinesFaults grid={grid} form={form} name={name} />
    </div>
  );
});
