import { isOutside } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { limitWords, stationItems, typedValue } from './sheet-items.ts';

/** What is measured on the unit in hand, each value against its limits as it is typed; Enter goes to the next one. */
export const MeasureEntry = observer(function MeasureEntry({ store }: { readonly store: JudgementStore }) {
  const session = useService(Session);
  const { next, draft, lot } = store;
  if (!next || !draft || !lot) return null;
  const due = stationItems(lot).filter(({ units }) => next.unitNo <= units);
  if (due.length === 0) return null;
  return (
    <fieldset className="ax-judge-measures">
      <legend>{session.say(text.measures)}</legend>
      {due.map(item => {
        const typed = draft.values[item.key] ?? '';
        const value = typed === '' ? undefined : typedValue(typed);
        const isBad = typed !== '' && value === undefined;
        const tone = isBad ? 'warn' : value === undefined ? undefined : isOutside(value, item) ? 'bad' : 'good';
        return (
          <label key={item.key} title={[item.method, item.spec].filter(Boolean).join(' · ')}>
            <span>{item.item}</span>
            <small>{limitWords(item)}</small>
            <input
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              value={typed}
              className={tone && `ax-tone-${tone}`}
              aria-invalid={isBad || tone === 'bad'}
              onChange={event => draft.setValue(item.key, event.currentTarget.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                const inputs = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
                (inputs[inputs.indexOf(event.currentTarget) + 1] ?? event.currentTarget).focus();
              }}
            />
          </label>
        );
      })}
    </fieldset>
  );
});
