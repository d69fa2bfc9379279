import type { Refusal } from '@axle/kernel';
import { acceptValue, columnLabel, type LineField, type RecordValues, type Tool, unitOf } from '@axle/page-kit';
import { placeholder } from '@axle/validation';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import { fieldInputs } from '../fields/field-inputs.ts';
import { ValueView } from '../fields/value.view.tsx';
import '../form/form.css';
import './tool.css';

/** What was typed as the values of the fields, and what is wrong with it. */
function readInputs(inputs: Tool['inputs'], typed: RecordValues) {
  const refusals = new Map<string, Refusal>();
  const values: Record<string, unknown> = {};
  let complete = true;
  for (const [name, field] of Object.entries(inputs)) {
    const read = acceptValue(field, typed[name]);
    if (!read.ok) refusals.set(name, read.refusal);
    else if (read.value !== undefined) values[name] = read.value;
    else if (field.required) complete = false;
  }
  return { values, refusals, complete: complete && refusals.size === 0 };
}

/** A form on the left, what follows from it on the right, worked out as it is typed. */
export const ToolView = observer(function ToolView({ tool }: { readonly tool: Tool }) {
  const session = useService(Session);
  const id = useId();
  const [typed, setTyped] = useState<RecordValues>(() =>
    Object.fromEntries(Object.entries(tool.inputs).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]]))),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { values, refusals, complete } = readInputs(tool.inputs, typed);
  const worked = complete ? tool.work(values) : undefined;
  const input = ([name, field]: readonly [string, LineField]) => {
    const Input = fieldInputs[field.kind];
    const refusal = left.has(name) ? refusals.get(name) : undefined;
    const unit = unitOf(field);
    return (
      <div key={name} className={`ax-field${refusal ? ' ax-wrong' : ''}`}>
        <label htmlFor={`${id}-${name}`}>
          {session.say(field.label)}
          {field.required && (
            <span className="ax-required" aria-hidden>
              {' '}
              *
            </span>
          )}
        </label>
        <Input
          id={`${id}-${name}`}
          field={field}
          value={typed[name]}
          disabled={false}
          beside={unit && session.say(unit)}
          invalid={refusal !== undefined}
          describedBy={refusal && `${id}-${name}-note`}
          placeholder={session.say(placeholder('enter', field.label))}
          onChange={value => setTyped(before => ({ ...before, [name]: value }))}
          onLeave={() => setLeft(before => new Set([...before, name]))}
        />
        <div id={`${id}-${name}-note`} className="ax-field-note" role={refusal ? 'alert' : undefined}>
          {refusal ? session.say(refusal.message) : field.help && session.say(field.help)}
        </div>
      </div>
    );
  };
  return (
    <div className="ax-tool">
      <section className="ax-tool-inputs" aria-label={session.say(stationText.inputs)}>
        {Object.entries(tool.inputs).map(input)}
      </section>
      <section className="ax-tool-results" aria-label={session.say(stationText.result)} aria-live="polite">
        {!worked ? (
          <p className="ax-hint">{session.say(stationText.noResult)}</p>
        ) : worked.ok ? (
          <dl>
            {Object.entries(tool.results).map(([name, field]) => (
              <div key={name}>
                <dt>{session.say(columnLabel(field))}</dt>
                <dd>
                  <ValueView field={field} value={worked.value[name]} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p role="alert" className="ax-wrong">
            {session.say(worked.refusal.message)}
          </p>
        )}
      </section>
    </div>
  );
});
