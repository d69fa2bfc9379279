import type { LineField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { cellWorkText } from '../../text/cell-work.ts';
import { besideOf } from '../fields/beside.ts';
import { fieldInputs } from '../fields/inputs/field-inputs.ts';
import { RecordInHandContext } from '../references/record-in-hand.ts';
import { cellId, keyboardBox } from './grid-semantics.ts';
import './cells.css';
import type { AfterEdit, CellsStore } from './cells-store.ts';

interface CellEditorProps {
  readonly cells: CellsStore;
  readonly grid: string;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly put: (given: unknown) => void;
  readonly go: (after: AfterEdit) => void;
}

/** The cell in focus with its field's own input over it: Enter and Tab keep what was given and go on, Escape leaves it as it was. */
export const CellEditor = observer(function CellEditor({ cells, grid, root, put, go }: CellEditorProps) {
  const session = useService(Session);
  const id = useId();
  const [{ row, name }] = useState(() => cells.at(cells.focus)!);
  const { typed, goesOn } = cells.editing ?? {};
  const [place] = useState(cells.focus);
  const mark = cells.markAt(place);
  const [first] = useState<unknown>(mark ? (mark.text ?? mark.value) : row[name]);
  const [value, setValue] = useState(first);
  const given = useRef(first);
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  const away = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = cells.list.fields[name] as LineField;
  const Input = fieldInputs[field.kind];

  useLayoutEffect(() => {
    const settle = () => {
      const cell = document.getElementById(cellId(grid, place.row, place.column))?.getBoundingClientRect();
      if (!cell || !box.current) return;
      Object.assign(box.current.style, {
        top: `${cell.top - 1}px`,
        left: `${Math.max(0, Math.min(cell.left, window.innerWidth - Math.max(cell.width, 160) - 8))}px`,
        width: `${cell.width + 1}px`,
        minHeight: `${cell.height + 1}px`,
      });
    };
    settle();
    const scrolled = root.current;
    scrolled?.addEventListener('scroll', settle, true);
    window.addEventListener('resize', settle);
    return () => {
      scrolled?.removeEventListener('scroll', settle, true);
      window.removeEventListener('resize', settle);
    };
  }, [grid, place, root]);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('input, select, textarea, button');
    input?.focus();
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.select();
    if (typed !== undefined) typeInto(input, typed);
  }, [typed]);

  const end = (keeps: boolean, after: AfterEdit) => {
    if (left.current) return;
    left.current = true;
    clearTimeout(away.current);
    cells.leave();
    if (keeps && given.current !== first) put(given.current);
    if (after !== 'stay' || !keeps) keyboardBox(root.current)?.focus({ preventScroll: true });
    go(after);
  };
  const leave = (after: AfterEdit) => {
    // what an input takes over when it is left counts too
    (document.activeElement as HTMLElement | null)?.blur();
    end(true, after);
  };
  const leaveFor = useEffectEvent(leave);
  useEffect(() => {
    if (goesOn !== undefined) leaveFor(goesOn);
  }, [goesOn]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // a key that ends the choice of a Chinese word is part of typing
    if (event.nativeEvent.isComposing) return;
    const inPanel = !box.current?.contains(event.target as Node);
    const isLineBreak = event.key === 'Enter' && event.shiftKey && event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') end(false, 'stay');
    else if ((event.key === 'Enter' && !inPanel && !isLineBreak) || event.key === 'Tab') {
      leave(event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : event.shiftKey ? 'up' : 'down');
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      className="ax-cell-editor"
      role="group"
      aria-label={session.say(cellWorkText.editsCell, { label: field.label })}
      onKeyDown={onKeyDown}
      onMouseDown={event => event.stopPropagation()}
      onClick={event => event.stopPropagation()}
      onDoubleClick={event => event.stopPropagation()}
      onPaste={event => event.stopPropagation()}
      onFocus={() => clearTimeout(away.current)}
      onBlur={() => {
        // a picker's panel stands elsewhere: only when the keyboard has really gone on the cell is left
        away.current = setTimeout(() => end(true, 'stay'));
      }}
    >
      <label htmlFor={id} className="only-for-readers">
        {session.say(field.label)}
      </label>
      <RecordInHandContext value={key => row[key]}>
        <Input
          id={id}
          field={field}
          value={value}
          disabled={false}
          invalid={mark?.refusal !== undefined}
          beside={besideOf(field, cells.list.fields, row, session.language)}
          placeholder=""
          onChange={next => {
            given.current = next;
            setValue(next);
          }}
          onLeave={() => undefined}
        />
      </RecordInHandContext>
    </div>
  );
});

/** Puts a letter into an input as if it had been typed there, in place of what it holds. */
function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
