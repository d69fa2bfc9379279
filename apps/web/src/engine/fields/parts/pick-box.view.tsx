import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLatest } from '../../answers/use-latest.ts';
import { placeList } from './place-list.ts';
import { stepInList } from './step-in-list.ts';
import './pick-box.css';

/** One thing that can be picked. */
export interface PickOption {
  readonly id: number;
  readonly text: string;
  /** Its code, which stands before the text. */
  readonly code?: string;
  /** Said beside the text. */
  readonly note?: string;
  /** What stands in the box once it is picked; its text unless given. */
  readonly words?: string;
  /** Drawn before both. */
  readonly picture?: ReactNode;
}

/** The properties of a pick box. */
export interface PickBoxProps {
  readonly id: string;
  /** What is picked now; undefined for nothing. */
  readonly picked: PickOption | undefined;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly required?: boolean;
  readonly describedBy?: string;
  /** What fits the typed text, best first; without a text, what is offered at once. */
  load(typed: string, signal: AbortSignal): Promise<readonly PickOption[]>;
  /** Said below an empty answer. */
  readonly nothing: string;
  /** Said below what was found. */
  readonly hint?: string | undefined;
  onPick(option: PickOption | undefined): void;
  onLeave(): void;
}

/**
 * An input that picks one of many: type to search, arrows, page keys, Home and End choose, Enter takes, Escape goes back. Emptied, it
 * picks nothing; left with a text that was not taken, it shows again what was picked.
 */
export function PickBox(props: PickBoxProps) {
  const { id, picked, placeholder, disabled, invalid, required, describedBy, load, nothing, hint, onPick, onLeave } = props;
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly PickOption[]>();
  const [active, setActive] = useState(0);
  const loading = useRef(load);
  const latest = useLatest();
  useEffect(() => {
    loading.current = load;
  }, [load]);
  const wanted = (typed ?? '').trim();
  useEffect(() => {
    if (!open) return undefined;
    const ask = () => {
      void latest.ask(
        signal => loading.current(wanted, signal),
        options => {
          setFound(options);
          setActive(wanted === '' ? -1 : 0);
        },
      );
    };
    const timer = setTimeout(ask, wanted === '' ? 0 : 120);
    return () => {
      clearTimeout(timer);
      latest.giveUp();
    };
  }, [latest, wanted, open]);
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, open, active]);
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setFound(undefined);
  };
  const take = (option: PickOption | undefined) => {
    close();
    if (option?.id !== picked?.id) onPick(option);
  };
  const leave = () => {
    const same = (found ?? []).find(option =>
      [option.text, option.code, option.note, option.words].some(text => text?.toLowerCase() === wanted.toLowerCase()),
    );
    if (typed !== undefined && wanted === '') take(undefined);
    else if (wanted !== '' && same) take(same);
    else close();
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = open ? found?.[active] : undefined;
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const next = open || opens ? stepInList(event.key, active, found?.length ?? 0) : undefined;
    if (next !== undefined && !event.shiftKey) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && option && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      take(option);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="ax-combo ax-pick">
      <input
        id={id}
        className={`bp6-input ax-pick-input${invalid ? ' bp6-intent-danger' : ''}`}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && found?.[active] ? `${list}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={required}
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? picked?.words ?? picked?.text ?? ''}
        onChange={event => {
          setTyped(event.currentTarget.value);
          setOpen(true);
        }}
        onMouseDown={() => !disabled && setOpen(true)}
        onFocus={event => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {open && found && (
        <ul id={list} role="listbox" className="ax-combo-list" ref={placeList}>
          {found.map((option, place) => (
            // the input keeps the keyboard; options are reached by its arrows
            <li
              key={option.id}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === active}
              className={place === active ? 'ax-active' : undefined}
              onMouseDown={event => {
                event.preventDefault();
                take(option);
              }}
            >
              {option.picture}
              {option.code !== undefined && <span className="ax-ref-code">{option.code} </span>}
              <span className="ax-pick-text">{option.text}</span>
              {option.note !== undefined && <span className="ax-choice-count">{option.note}</span>}
            </li>
          ))}
          {(found.length === 0 || hint !== undefined) && (
            <li className="ax-pick-nothing" role="option" aria-disabled aria-selected={false}>
              {found.length === 0 ? nothing : hint}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
