import { acceptValue, formatValue, type LineField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { fieldInputs } from '../fields/inputs/field-inputs.ts';
import { RecordInHandContext } from '../references/record-in-hand.ts';
import type { LinesGridStore } from './lines-grid-store.ts';

/** The cell in focus while it is edited: Enter and Tab keep what was typed and go on, Escape leaves it as it was. */
export const CellEditor = observer(function CellEditor({
  grid,
  field,
  value,
}: {
  readonly grid: LinesGridStore;
  readonly field: LineField;
  readonly value: unknown;
}) {
  return grid.isWritten ? <TextEditor grid={grid} field={field} value={value} /> : <ChoiceEditor grid={grid} field={field} value={value} />;
});

function goOn(grid: LinesGridStore, event: KeyboardEvent): void {
  const { row, column } = grid.focus;
  grid.leave();
  if (event.key === 'Tab') grid.step(event.shiftKey ? -1 : 1);
  else grid.goTo({ row: row + (event.key === 'ArrowUp' || event.shiftKey ? -1 : 1), column });
}

function TextEditor({ grid, field, value }: { readonly grid: LinesGridStore; readonly field: LineField; readonly value: unknown }) {
  const session = useService(Session);
  const began = grid.editing?.typed;
  const [text, setText] = useState(began ?? editable(field, value));
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (began === undefined) input.current?.select();
  }, [began]);
  const keep = () => {
    if (!done.current && text !== editable(field, value)) grid.type(text);
    done.current = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // a key that ends the choice of a Chinese word is part of typing
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      done.current = true;
      grid.leave();
    } else if (
      (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) ||
      event.key === 'Tab' ||
      (began !== undefined && /^Arrow(Up|Down)$/.test(event.key))
    ) {
      keep();
      goOn(grid, event);
    } else {
      if (event.key === 'Enter') keep();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      className="ax-line-editor"
      value={text}
      aria-label={session.say(field.label)}
      autoComplete="off"
      onChange={event => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        keep();
        grid.leave();
      }}
    />
  );
}

function editable(field: LineField, value: unknown): string {
  if (value === undefined || value === null) return '';
  const read = acceptValue(field, value);
  return typeof value === 'string' || !read.ok
    ? String(value)
    : formatValue({ ...field, grouping: false } as LineField, read.value, 'zh-cn');
}

function ChoiceEditor({ grid, field, value }: { readonly grid: LinesGridStore; readonly field: LineField; readonly value: unknown }) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const Input = fieldInputs[field.kind];
  const inHand = useContext(RecordInHandContext);
  const line = grid.lines[grid.focus.row];
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key === 'Tab') goOn(grid, event);
    else grid.leave();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span ref={box} className="ax-line-editor ax-line-choice" onKeyDown={onKeyDown}>
      <RecordInHandContext value={name => line?.[name] ?? inHand(name)}>
        <Input
          id={id}
          field={field}
          value={value}
          disabled={false}
          invalid={false}
          placeholder=""
          onChange={chosen => grid.set(chosen)}
          onLeave={() => undefined}
        />
      </RecordInHandContext>
    </span>
  );
}
