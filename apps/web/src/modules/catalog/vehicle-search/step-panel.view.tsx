import type { FieldValueCount } from '@axle/page-kit';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';

interface StepPanelProps {
  readonly title: string;
  readonly placeholder: string;
  /** Undefined while the steps before it are open. */
  readonly choices: readonly FieldValueCount[] | undefined;
  readonly picked: unknown;
  readonly waiting: string;
  /** The keyboard is here, as soon as there are choices. */
  readonly focused: boolean;
  onFocus(): void;
  onPick(value: unknown): void;
  /** Arrow keys lead to the step beside this one. */
  onLeave(by: -1 | 1): void;
}

/** One step of the picker: type ahead, arrows, Enter picks and goes on to the next step. */
export function StepPanel({ title, placeholder, choices, picked, waiting, focused, onFocus, onPick, onLeave }: StepPanelProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const wanted = typed.trim().toLowerCase();
  const found = useMemo(
    () => (choices ?? []).filter(({ value }) => value !== null && value !== undefined && String(value).toLowerCase().includes(wanted)),
    [choices, wanted],
  );
  const [shown, setShown] = useState({ choices, picked });
  if (shown.choices !== choices || shown.picked !== picked) {
    setShown({ choices, picked });
    setTyped('');
    setActive(Math.max(0, choices?.findIndex(({ value }) => value === picked) ?? 0));
  }
  const input = useRef<HTMLInputElement>(null);
  const ready = choices !== undefined;
  useEffect(() => {
    if (focused && ready) input.current?.focus();
  }, [focused, ready]);
  useEffect(() => void list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' }), [active, found]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    const atEdge = typed === '';
    if (step !== undefined) setActive(Math.min(found.length - 1, Math.max(0, active + step)));
    else if (event.key === 'Enter' && found[active]) onPick(found[active].value);
    else if (event.key === 'ArrowLeft' && atEdge) onLeave(-1);
    else if (event.key === 'ArrowRight' && atEdge) onLeave(1);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
  };
  return (
    <section className="ax-step" aria-label={title}>
      <h2>
        {title}
        {choices && <span className="ax-choice-count">{found.length}</span>}
      </h2>
      <input
        ref={input}
        className="ax-step-input"
        role="combobox"
        aria-expanded={ready}
        aria-controls={ready ? id : undefined}
        aria-label={title}
        placeholder={placeholder}
        value={typed}
        disabled={!choices}
        autoComplete="off"
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onChange={event => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
      />
      {choices ? (
        <ul id={id} role="listbox" aria-label={title} ref={list}>
          {found.map(({ value, count }, place) => (
            // the input above has the keyboard
            <li
              key={String(value)}
              id={`${id}-${place}`}
              role="option"
              aria-selected={value === picked}
              data-active={place === active || undefined}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onPick(value)}
            >
              <span>{String(value)}</span>
              <span className="ax-choice-count">{count}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="ax-step-wait">{waiting}</p>
      )}
    </section>
  );
}
