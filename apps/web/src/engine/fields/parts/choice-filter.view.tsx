import type { FieldValueCount } from '@axle/page-kit';
import { Button, Checkbox } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Popover } from '../../../shell/popover.view.tsx';
import { engineText } from '../../../text/engine.ts';
import { listText } from '../../../text/list.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { grouped } from '../../grouped.ts';
import type { FilterProps } from '../field-view.ts';
import { stepInList } from './step-in-list.ts';

/** One value that can be ticked. */
export interface Choice {
  readonly value: unknown;
  readonly label: string;
  /** Said beside the label. */
  readonly note?: string;
  /** What it is called once it is chosen; its label unless given. */
  readonly words?: string;
  /** Levels below the first, in a tree. */
  readonly level?: number;
}

/** Most chosen values that the filter lists by name; for more it shows their number. */
const mostNamed = 20;

const calledOf = (choices: readonly Choice[], value: unknown): string => {
  const choice = choices.find(one => one.value === value);
  return choice?.words ?? choice?.label ?? String(value);
};

/** Arrows, page keys, Home and End walk through the choices and what stands above them; the space bar ticks, Enter too. */
function walkChoices(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  const at = stops.indexOf(event.target as HTMLInputElement);
  const isTick = stops[at]?.type === 'checkbox';
  if (event.key === 'Enter' && isTick) stops[at]!.click();
  const next = isTick || event.key === 'ArrowDown' ? stepInList(event.key, at, stops.length) : undefined;
  if (next === undefined && !(event.key === 'Enter' && isTick)) return;
  event.preventDefault();
  if (next !== undefined) stops[next]?.focus();
}

/** A filter that ticks any number of values, each with the rows that the other conditions leave of it; or leaves the ticked ones out. */
export const ChoiceFilter = observer(function ChoiceFilter(
  props: Omit<FilterProps, 'field'> & {
    /** What can be ticked; receives the values that occur, once they are known. */
    readonly choices: (found: readonly FieldValueCount[]) => readonly Choice[];
    /** Stands above the choices. */
    readonly head?: ReactNode;
    readonly onOpen?: () => void;
    /** Set where rows are not counted by value alone. */
    readonly uncounted?: boolean;
  },
) {
  const { name, filter, list, labelledBy, onFilter, head, onOpen, uncounted = false } = props;
  const session = useService(Session);
  const [found, setFound] = useState<readonly FieldValueCount[]>();
  const choices = props.choices(found ?? []);
  const chosen: readonly unknown[] =
    (filter?.op === 'in' || filter?.op === 'notIn') && Array.isArray(filter.value)
      ? filter.value
      : filter?.op === 'eq' || filter?.op === 'ne'
        ? [filter.value]
        : [];
  const excludes = filter?.op === 'notIn' || filter?.op === 'ne';
  const set = (values: readonly unknown[], without: boolean) =>
    onFilter(values.length > 0 ? { field: name, op: without ? 'notIn' : 'in', value: values } : undefined);
  const toggle = (value: unknown) => set(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value], excludes);
  const load = async () => {
    const reply = await list.records.values(name, { filters: list.filtersBeside(name) });
    if (reply.ok) setFound(reply.value);
  };
  const named =
    chosen.length > mostNamed
      ? session.say(engineText.valuesChosen, { count: chosen.length })
      : chosen.map(value => calledOf(choices, value)).join(', ');
  const words = excludes ? `≠ ${named}` : named;
  return (
    <Popover
      placement="bottom-start"
      onOpening={() => {
        onOpen?.();
        if (!uncounted) void load();
      }}
      className="ax-filter-popover"
      content={
        <div className="ax-choice-list" role="group" aria-labelledby={labelledBy} onKeyDown={walkChoices}>
          {head}
          {choices.map(choice => {
            const count = found?.find(one => one.value === choice.value)?.count ?? 0;
            return (
              <Checkbox
                key={String(choice.value)}
                style={choice.level === undefined ? undefined : { marginLeft: choice.level * 18 }}
                checked={chosen.includes(choice.value)}
                onChange={() => toggle(choice.value)}
              >
                <span className={found && count === 0 && !uncounted ? 'ax-faint' : undefined}>{choice.label}</span>
                {choice.note !== undefined && <span className="ax-choice-note">{choice.note}</span>}
                {found && !uncounted && <span className="ax-choice-count">{grouped(count)}</span>}
              </Checkbox>
            );
          })}
          <div className="ax-choice-foot">
            <Button
              size="small"
              variant="minimal"
              active={excludes}
              aria-pressed={excludes}
              disabled={chosen.length === 0}
              onClick={() => set(chosen, !excludes)}
              text={session.say(listText.exclude)}
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
    </Popover>
  );
});
