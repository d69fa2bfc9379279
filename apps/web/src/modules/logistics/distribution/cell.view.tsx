import { fill } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { toNumber } from '@axle/validation';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { distributionText as text } from './distribution-text.ts';
import type { PlanLinesStore } from './plan-lines.store.ts';

/** Goes to the cell above, below or beside. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const { row, place } = event.currentTarget.dataset;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[event.key];
  const next =
    step &&
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`input[data-row="${Number(row) + step[0]}"][data-place="${Number(place) + step[1]}"]`);
  if (!step) return;
  event.preventDefault();
  next?.focus();
  next?.select();
}

interface Props {
  readonly store: PlanLinesStore;
  readonly line: RecordRow;
  readonly place: string;
  /** Where the cell stands among those that are typed in. */
  readonly at: readonly [row: number, place: number];
  readonly mayWrite: boolean;
}

/** The cartons of a SKU to a destination, typed like in a spreadsheet; saved when the cell is left. */
export const CartonsCell = observer(function CartonsCell({ store, line, place, at, mayWrite }: Props) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const [typed, setTyped] = useState<string>();
  const stored = String(line['cartons'] ?? 0);
  const sku = String(line['skuCode']);
  const label = session.say(text.cell, { sku, place });
  const locked = line['locked'] === true;
  const commit = async () => {
    if (typed === undefined || typed.trim() === stored) return setTyped(undefined);
    const cartons = toNumber(typed);
    if (cartons === undefined || !Number.isInteger(cartons) || cartons < 0 || cartons > 9999)
      return store.refuse(line, { code: 'FORMAT', message: text.wrong });
    const { refusal, asks } = store.check(line, cartons);
    if (refusal) return store.refuse(line, refusal);
    const words = fill(text.whyText, { sku, place, suggested: String(line['suggestedCartons'] ?? 0), cartons: String(cartons) });
    const reason = asks
      ? await dialogs.prompt({
          title: text.why,
          text: words,
          confirm: text.save,
          ...(line['reason'] === undefined ? {} : { initial: String(line['reason']) }),
          check: answer => (answer.trim().length < 2 ? text.short : undefined),
        })
      : undefined;
    if (asks && reason === undefined) return setTyped(undefined);
    if (await store.save(line, cartons, reason)) setTyped(undefined);
  };
  return (
    <td
      className="ax-split-cartons"
      data-changed={line['changed'] === true}
      data-refused={store.refused.has(line.id)}
      title={locked ? session.say(text.locked) : (line['reason'] as string | undefined)}
    >
      {locked && <span aria-label={session.say(text.locked)}>🔒</span>}
      {mayWrite && store.editable && !locked ? (
        <input
          inputMode="numeric"
          aria-label={label}
          aria-invalid={store.refused.has(line.id)}
          data-row={at[0]}
          data-place={at[1]}
          value={typed ?? stored}
          disabled={store.saving.has(line.id)}
          onFocus={event => event.currentTarget.select()}
          onChange={event => setTyped(event.currentTarget.value)}
          onBlur={() => void commit()}
          onKeyDown={event => {
            if (event.key === 'Escape') setTyped(undefined);
            else if (!event.nativeEvent.isComposing) walk(event);
            if (event.key === 'Enter' && document.activeElement === event.currentTarget) event.currentTarget.blur();
          }}
        />
      ) : (
        <span>{stored}</span>
      )}
    </td>
  );
});
