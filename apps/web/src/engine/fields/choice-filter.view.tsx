import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { engineText } from '../../text/engine.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import type { FilterProps } from './field-view.ts';

/** One value that can be ticked. */
export interface Choice {
  readonly value: unknown;
  readonly label: string;
  readonly count?: number;
}

/** A filter that ticks any number of values. */
export const ChoiceFilter = observer(function ChoiceFilter(
  props: Omit<FilterProps, 'list' | 'field'> & { readonly choices: readonly Choice[]; readonly onOpen?: () => void },
) {
  const { name, filter, labelledBy, choices, onFilter, onOpen } = props;
  const session = useService(Session);
  const chosen: readonly unknown[] =
    filter?.op === 'in' && Array.isArray(filter.value) ? filter.value : filter?.op === 'eq' ? [filter.value] : [];
  const toggle = (value: unknown) => {
    const next = chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value];
    onFilter(next.length > 0 ? { field: name, op: 'in', value: next } : undefined);
  };
  const only = (op: 'isEmpty' | 'notEmpty') => onFilter(filter?.op === op ? undefined : { field: name, op });
  const words =
    filter?.op === 'isEmpty'
      ? session.say(engineText.isEmpty)
      : filter?.op === 'notEmpty'
        ? session.say(engineText.notEmpty)
        : chosen.map(value => choices.find(choice => choice.value === value)?.label ?? String(value)).join(', ');
  return (
    <PopoverNext
      animation="minimal"
      arrow={false}
      placement="bottom-start"
      onOpening={onOpen}
      className="ax-filter-popover"
      content={
        <div className="ax-choice-list" role="group" aria-labelledby={labelledBy}>
          {choices.map(choice => (
            <Checkbox key={String(choice.value)} checked={chosen.includes(choice.value)} onChange={() => toggle(choice.value)}>
              {choice.label}
              {choice.count !== undefined && <span className="ax-choice-count">{choice.count}</span>}
            </Checkbox>
          ))}
          <div className="ax-choice-foot">
            <Button
              size="small"
              variant="minimal"
              active={filter?.op === 'isEmpty'}
              onClick={() => only('isEmpty')}
              text={session.say(engineText.isEmpty)}
            />
            <Button
              size="small"
              variant="minimal"
              active={filter?.op === 'notEmpty'}
              onClick={() => only('notEmpty')}
              text={session.say(engineText.notEmpty)}
            />
            <Button
              size="small"
              variant="minimal"
              disabled={!filter}
              onClick={() => onFilter(undefined)}
              text={session.say(engineText.clear)}
            />
          </div>
        </div>
      }
    >
      <button type="button" className="ax-filter-button" aria-labelledby={labelledBy} title={words}>
        <span className={words === '' ? 'ax-faint' : undefined}>{words === '' ? '—' : words}</span>
        <CaretDown size={12} />
      </button>
    </PopoverNext>
  );
});
