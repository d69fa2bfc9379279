import { type LineField, type RecordValues, type Tool, unitOf } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import { RecordInHandContext } from '../references/record-in-hand.ts';
import { TypedField } from '../typed-field/typed-field.view.tsx';
import type { OpenedFrom } from './opening.ts';
import { readInputs } from './read-inputs.ts';
import { ToolResults } from './tool-results.view.tsx';
import './tool.css';
import type { ToolExport } from './use-tool-export.ts';
import { type AskTool, useWorked } from './use-worked.ts';

const ParcelSketch = lazy(async () => ({ default: (await import('./parcel-sketch.view.tsx')).ParcelSketch }));

/**
 * A form on the left, what follows from it on the right, worked out as it is typed: here, or by the server where it is asked. What is given
 * stands in the form to begin with.
 */
export const ToolView = observer(function ToolView({
  tool,
  ask,
  given,
  at,
  written,
}: {
  readonly tool: Tool;
  readonly ask?: AskTool;
  readonly given?: RecordValues;
  /** The page that it is a tab of. */
  readonly at?: Omit<OpenedFrom, 'inputs'>;
  /** Writes the tool's table into a file. */
  readonly written?: ToolExport;
}) {
  const session = useService(Session);
  const [typed, setTyped] = useState<RecordValues>(() => ({
    ...Object.fromEntries(Object.entries(tool.inputs).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]]))),
    ...given,
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const inputs = readInputs(tool.inputs, typed);
  const { worked, waiting } = useWorked(tool, inputs, ask);
  const input = ([name, field]: readonly [string, LineField]) => {
    const unit = unitOf(field);
    return (
      <TypedField
        key={name}
        field={field}
        value={typed[name]}
        beside={unit && session.say(unit)}
        refusal={left.has(name) ? inputs.refusals.get(name) : undefined}
        onChange={value => setTyped(before => ({ ...before, [name]: value }))}
        onLeave={() => setLeft(before => new Set([...before, name]))}
      />
    );
  };
  return (
    <div className="ax-tool">
      <section className="ax-tool-inputs" aria-label={session.say(stationText.inputs)}>
        <RecordInHandContext value={name => typed[name]}>{Object.entries(tool.inputs).map(input)}</RecordInHandContext>
      </section>
      <section className="ax-tool-results" aria-label={session.say(stationText.result)} aria-live="polite" aria-busy={waiting} tabIndex={0}>
        {!worked ? (
          <p className="ax-hint">{session.say(waiting ? stationText.working : stationText.noResult)}</p>
        ) : worked.ok ? (
          <ToolResults
            results={tool.results}
            values={worked.value}
            texts={tool.texts}
            opens={tool.opens}
            {...(at ? { from: { ...at, inputs: inputs.values } } : {})}
            {...(written ? { written: { table: tool.exports, paper: tool.paper, by: written, input: inputs.values } } : {})}
          />
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
