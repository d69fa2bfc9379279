import type { CascadeField } from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { CaretDown, Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { referenceText } from '../../../text/references.ts';
import { standingWords } from '../../references/reference-words.ts';
import type { InputProps } from '../field-view.ts';
import { useMaking } from '../parts/use-making.ts';
import { CascadeLevels } from './cascade-levels.view.tsx';
import { MakeOffer } from './make-offer.view.tsx';
import { useTree } from './use-tree.ts';

const CreateRecord = lazy(async () => ({ default: (await import('../../making/create-record.view.tsx')).CreateRecord }));

/** A record of a tree, chosen level by level or found by typing; in a form, a record that is not found can be created. */
export const CascadeInput = observer(function CascadeInput({
  id,
  field,
  value,
  disabled,
  placeholder,
  describedBy,
  invalid,
  onChange,
  onLeave,
}: InputProps) {
  const session = useService(Session);
  const cascade = field as CascadeField;
  const { entries, page, load } = useTree(cascade.entity);
  const { making, offer, begin, end } = useMaking();
  const offerHere = useCallback((typed: string) => offer(typed, page, {}), [offer, page]);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = typeof value === 'number' ? value : undefined;
  const choose = (chosen: number, last: boolean) => {
    onChange(chosen);
    if (!last) return;
    setOpen(false);
    // at once: a user who goes on before the panel has faded out keeps the focus there
    button.current?.focus();
  };
  return (
    <div className="ax-cascade">
      <Popover
        placement="bottom-start"
        shouldReturnFocusOnClose={false}
        isOpen={open}
        disabled={disabled}
        onOpening={load}
        onInteraction={next => {
          setOpen(next);
          if (!next) onLeave();
        }}
        content={
          entries ? (
            <CascadeLevels
              entries={entries}
              chosen={current}
              leaves={cascade.leaves === true}
              none={typed => (
                <MakeOffer
                  typed={typed}
                  offer={offerHere}
                  nothing={session.say(referenceText.nothing)}
                  onMake={() => {
                    setOpen(false);
                    begin();
                  }}
                />
              )}
              onChoose={choose}
            />
          ) : (
            <div className="ax-cascade-levels">
              <Spinner size={20} />
            </div>
          )
        }
      >
        <button
          ref={button}
          type="button"
          id={id}
          className={`bp6-input ax-cascade-button${invalid ? ' bp6-intent-danger' : ''}`}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-expanded={open}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown' || open) return;
            event.preventDefault();
            load();
            setOpen(true);
          }}
        >
          <span className={current === undefined ? 'ax-faint' : undefined}>
            {current === undefined ? placeholder : standingWords(session, cascade, current)}
          </span>
          <CaretDown size={12} />
        </button>
      </Popover>
      {current !== undefined && !disabled && !field.required && (
        <button type="button" className="ax-filter-tool" aria-label={session.say(engineText.clear)} onClick={() => onChange(undefined)}>
          <Cross size={12} />
        </button>
      )}
      <Suspense>{making && <CreateRecord {...making} onMade={row => onChange(row.id)} onClose={end} />}</Suspense>
    </div>
  );
});
