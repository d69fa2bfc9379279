import { type Condition, factsOf, readConditions, sayCondition, writeConditions } from '@axle/logistics';
import { Button } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { InputProps } from '../field-view.ts';
import { ConditionEditor } from './condition-editor.view.tsx';
import { conditionsText as text } from './conditions-text.ts';
import './conditions.css';

/** Conditions one by one: each is changed or removed, another is added. */
export const ConditionsInput = observer(function ConditionsInput({
  facts: set,
  id,
  field,
  value,
  disabled,
  describedBy,
  onChange,
  onLeave,
}: InputProps & { readonly facts: string }) {
  const session = useService(Session);
  const facts = factsOf(set);
  const [edited, setEdited] = useState<number>();
  const read = readConditions(facts, typeof value === 'string' ? value : '');
  const conditions = read.ok ? read.value : [];
  const put = (next: readonly Condition[]) => {
    setEdited(undefined);
    onChange(next.length === 0 ? undefined : writeConditions(next));
    onLeave();
  };
  const words = (condition: Condition) => sayCondition(facts, condition);
  return (
    <div id={id} className="ax-conditions" role="group" aria-label={session.say(field.label)} aria-describedby={describedBy}>
      {conditions.length === 0 && edited === undefined && <span className="ax-faint">{session.say(text.always)}</span>}
      {conditions.map((condition, at) => (
        <span key={writeConditions([condition])} className="ax-chip">
          <button
            type="button"
            className="ax-chip-words"
            disabled={disabled}
            aria-label={session.say(text.edit, { condition: words(condition) })}
            onClick={() => setEdited(at)}
          >
            <span>{session.say(words(condition))}</span>
          </button>
          {!disabled && (
            <button
              type="button"
              aria-label={session.say(text.remove, { condition: words(condition) })}
              onClick={() => put(conditions.toSpliced(at, 1))}
            >
              <Cross size={12} />
            </button>
          )}
        </span>
      ))}
      {!disabled && edited === undefined && (
        <Button size="small" variant="minimal" icon={<Plus />} text={session.say(text.add)} onClick={() => setEdited(conditions.length)} />
      )}
      {edited !== undefined && (
        <ConditionEditor
          key={edited}
          facts={set}
          condition={conditions[edited]}
          onTake={condition => put(edited < conditions.length ? conditions.with(edited, condition) : [...conditions, condition])}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </div>
  );
});
