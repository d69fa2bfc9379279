import { Button, InputGroup, PopupKind } from '@blueprintjs/core';
import { Calendar as CalendarIcon, Time } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { calendarText } from '../../../text/calendar.ts';
import type { InputProps } from '../field-view.ts';
import { useTyped } from '../parts/use-typed.ts';
import type { Wording } from '../parts/wording.ts';

/** What is picked from: shows the value, answers another one. `close` ends the picking and gives the keyboard back to the input. */
export type PickerPanel = (pick: (value: unknown) => void, close: () => void) => ReactNode;

/** A value of the calendar or the clock: typed or pasted in any usual form, or picked by the button beside it or the arrow down. */
export const PickerInput = observer(function PickerInput({
  input,
  wording,
  shape,
  clock = false,
  panel,
}: {
  readonly input: InputProps;
  readonly wording: Wording;
  /** The form in which values are written, `YYYY-MM-DD`. */
  readonly shape: string;
  readonly clock?: boolean;
  readonly panel: PickerPanel;
}) {
  const session = useService(Session);
  const typed = useTyped(wording, input.value, input.onChange);
  const [open, setOpen] = useState(false);
  // a new panel each time, even while the former one is still on its way out
  const [turn, setTurn] = useState(0);
  const panelId = useId();
  const element = useRef<HTMLInputElement>(null);
  const name = session.say(calendarText.choose, { field: input.field.label });
  const show = () => {
    setTurn(turn + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    element.current?.focus();
  };
  const pick = (value: unknown) => {
    typed.leave();
    input.onChange(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      show();
    }
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Popover
      fill
      isOpen={open}
      onInteraction={next => !next && setOpen(false)}
      placement="bottom-start"
      autoFocus={false}
      enforceFocus={false}
      shouldReturnFocusOnClose={false}
      // until it is open, the drawer below takes the keyboard back
      onOpened={panelElement => panelElement.querySelector<HTMLElement>('[data-focused], select')?.focus()}
      popupKind={PopupKind.DIALOG}
      content={
        <div id={panelId} role="dialog" aria-label={name} className="ax-picker" onKeyDown={closeByEscape}>
          <Suspense key={turn} fallback={<div className="ax-picker-wait" />}>
            {panel(pick, close)}
          </Suspense>
        </div>
      }
    >
      <InputGroup
        id={input.id}
        inputRef={element}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        fill
        autoComplete="off"
        disabled={input.disabled}
        placeholder={input.disabled ? '' : shape}
        value={typed.text}
        rightElement={
          <span className="ax-picker-tools">
            {input.beside && <span className="ax-input-unit">{input.beside}</span>}
            <Button
              variant="minimal"
              tabIndex={-1}
              disabled={input.disabled}
              icon={clock ? <Time /> : <CalendarIcon />}
              aria-label={name}
              onClick={() => (open ? setOpen(false) : show())}
            />
          </span>
        }
        aria-labelledby={input.labelledBy}
        aria-describedby={input.describedBy}
        aria-invalid={input.invalid}
        aria-required={input.field.required}
        intent={input.invalid ? 'danger' : 'none'}
        onChange={event => typed.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          typed.leave();
          input.onLeave();
        }}
      />
    </Popover>
  );
});
