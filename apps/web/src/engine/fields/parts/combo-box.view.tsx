import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLatest } from '../../answers/use-latest.ts';
import { placeList } from './place-list.ts';
import { stepInList } from './step-in-list.ts';
import { pastedTexts } from '../../references/pasted-texts.ts';

/** A text that may be chosen, and in how many records it occurs. */
export interface Suggestion {
  readonly text: string;
  readonly count?: number;
  /** What it means, and what counts for choosing it. */
  readonly note?: string;
  readonly summary?: string;
}

/** The properties of a combo box. */
export interface ComboBoxProps {
  /** Of the input, by which a label names it. */
  readonly id?: string;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly labelledBy?: string;
  readonly label?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly className?: string;
  /** Holds any number of texts with commas between them; a list is pasted as such and taken at once. */
  readonly several?: boolean;
  load(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  /** The trimmed text, when it is chosen, entered or left. */
  onCommit(text: string): void;
  /** The text with each key, where that counts. */
  onType?(text: string): void;
  onLeave?(): void;
}

/** A text input with suggestions below it. Arrows choose, Enter takes, Escape closes; what is typed counts too. */
export function ComboBox(props: ComboBoxProps) {
  const { labelledBy, label, value, placeholder, className, several = false, load, onCommit, onType, onLeave } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const loading = useRef(load);
  /** The text with which the keyboard came: everything is offered until it is another one. */
  const begun = useRef(value);
  const latest = useLatest();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => {
    loading.current = load;
  }, [load]);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => {
      void latest.ask(
        signal => loading.current(typed.trim() === begun.current ? '' : typed.trim(), signal),
        suggestions => {
          setFound(suggestions);
          setActive(-1);
        },
      );
    }, 120);
    return () => {
      clearTimeout(timer);
      latest.giveUp();
    };
  }, [latest, typed, open]);
  const commit = (text: string) => {
    setOpen(false);
    setTyped(text.trim());
    begun.current = text.trim();
    if (text.trim() !== value) onCommit(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    // a text is typed here in the first place: its ends are reached until an option was chosen
    const next = opens || (open && active >= 0) ? stepInList(event.key, active, found.length) : undefined;
    if (next !== undefined && !event.shiftKey) {
      event.preventDefault();
      setOpen(true);
      setActive(event.key === 'ArrowUp' && active <= 0 ? -1 : found.length > 0 ? next : -1);
    } else if (event.key === 'Enter') commit((open ? found[active]?.text : undefined) ?? typed);
    else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const texts = pastedTexts(event.clipboardData.getData('text'));
    if (!several || texts.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const beside = [typed.slice(0, selectionStart ?? typed.length), typed.slice(selectionEnd ?? typed.length)];
    commit(pastedTexts([beside[0], ...texts, beside[1]].join(',')).join(', '));
  };
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);
  return (
    <div className={`ax-combo ${className ?? ''}`}>
      <input
        id={props.id}
        className={props.id === undefined ? 'ax-filter-input' : `bp6-input ax-pick-input${props.invalid ? ' bp6-intent-danger' : ''}`}
        disabled={props.disabled}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        aria-required={props.required}
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        autoComplete="off"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-labelledby={labelledBy}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value);
          onType?.(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => (begun.current = value)}
        onMouseDown={() => !props.disabled && setOpen(true)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          commit(typed);
          onLeave?.();
        }}
      />
      {open && found.length > 0 && (
        <ul id={id} role="listbox" className="ax-combo-list" ref={placeList}>
          {found.map((suggestion, place) => (
            // the input keeps the keyboard; options are reached by its arrows
            <li
              key={suggestion.text}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              className={place === active ? 'ax-active' : undefined}
              onMouseDown={event => {
                event.preventDefault();
                commit(suggestion.text);
              }}
            >
              <span>{suggestion.text}</span>
              {suggestion.note !== undefined && <span className="ax-choice-note">{suggestion.note}</span>}
              {suggestion.summary !== undefined && <span className="ax-choice-count">{suggestion.summary}</span>}
              {suggestion.count !== undefined && <span className="ax-choice-count">{suggestion.count}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
