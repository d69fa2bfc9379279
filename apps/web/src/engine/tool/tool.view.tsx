import { type LineField, type RecordValues, type Tool, unitOf } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import { RequiredMark } from '../fields/required-mark.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import { fieldInputs } from '../fields/field-inputs.ts';
import { fieldPlaceholder } from '../form/field-placeholder.ts';
import '../form/form.css';
import { readInputs } from './read-inputs.ts';
import { ToolResults } from './tool-results.view.tsx';
import './tool.css';
import { type AskTool, useWorked } from './use-worked.ts';

const ParcelSketch = lazy(async () => ({ default: (await import('./parcel-sketch.view.tsx')).ParcelSketch }));

/** A form on the left, what follows from it on the right, worked out as it is typed: here, or by the server where it is asked. What is given stands in the form to begin with. */
export const ToolView = observer(function ToolView({
  tool,
  ask,
  given,
}: {
  readonly tool: Tool;
  readonly ask?: AskTool;
  readonly given?: RecordValues;
}) {
  const session = useService(Session);
  const id = useId();
  const [typed, setTyped] = useState<RecordValues>(() => ({
    ...Object.fromEntries(Object.entries(tool.inputs).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]]))),
    ...given,
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const inputs = readInputs(tool.inputs, typed);
  const { worked, waiting } = useWorked(tool, inputs, ask);
  const input = ([name, field]: readonly [string, LineField]) => {
    const Input = fieldInputs[field.kind];
    const refusal = left.has(name) ? inputs.refusals.get(name) : undefined;
    const unit = unitOf(field);
    return (
      <div key={name} className={`ax-field${refusal ? ' ax-wrong' : ''}`}>
        <label htmlFor={`${id}-${name}`}>
          {session.say(field.label)}
          {field.required && <RequiredMark />}
        </label>
        <Input
          id={`${id}-${name}`}
          field={field}
          value={typed[name]}
          disabled={false}
          beside={unit && session.say(unit)}
          invalid={refusal !== undefined}
          describedBy={refusal && `${id}-${name}-note`}
          placeholder={session.say(fieldPlaceholder(field))}
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
      <section className="ax-tool-results" aria-label={session.say(stationText.result)} aria-live="polite" aria-busy={waiting} tabIndex={0}>
        {!worked ? (
          <p className="ax-hint">{session.say(waiting ? stationText.working : stationText.noResult)}</p>
        ) : worked.ok ? (
          <ToolResults results={tool.results} values={worked.value} />
        ) : (
          <p role="alert" className="ax-wrong">
            {session.say(worked.refusal.message)}
          </p>
        )}
        {tool.sketch && (
          <Suspense>
            <ParcelSketch sides={[tool.sketch.length, tool.sketch.width, tool.sketch.height].map(name => inputs.values[name])} />
          </Suspense>
        )}
      </section>
    </div>
  );
});
