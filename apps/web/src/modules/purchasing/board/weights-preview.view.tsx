import { compareDecimals, type Decimal, zero } from '@axle/kernel';
import type { Line, LineField, RecordValues } from '@axle/page-kit';
import { type ScoreWeights, weighedScore, weightRefusals } from '@axle/purchasing';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownFigure } from './board-lines.ts';
import { boardText as text } from './board-text.ts';

/** Most suppliers that are shown. */
const mostShown = 10;

interface Weighed {
  readonly line: Line;
  readonly score: Decimal | undefined;
}

const highestFirst = (one: Weighed, other: Weighed) => compareDecimals(other.score ?? zero, one.score ?? zero);

/** What the ranking would be with other weights, before anybody sets them. */
export const WeightsPreview = observer(function WeightsPreview({
  fields,
  lines,
  onSet,
}: {
  /** The weights as they are set. */
  readonly fields: Readonly<Record<string, LineField>>;
  readonly lines: readonly Line[];
  /** They are to be set as they stand. */
  readonly onSet: (weights: RecordValues) => void;
}) {
  const session = useService(Session);
  const [typed, setTyped] = useState(() => Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])));
  const { values, refusals, complete } = readInputs(fields, typed);
  const weights = values as unknown as ScoreWeights;
  const [wrong] = complete ? weightRefusals(weights) : [];
  const ranked = lines.map(line => ({ line, score: weighedScore(line as Partial<ScoreWeights>, weights) })).toSorted(highestFirst);
  return (
    <>
      <div className="ax-kpi-weights">
        {Object.entries(fields).map(([name, field]) => (
          <TypedField
            key={name}
            field={field}
            value={typed[name]}
            note={null}
            refusal={refusals.get(name)}
            onChange={value => setTyped(before => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      {wrong && (
        <p role="alert" className="ax-wrong">
          {session.say(wrong.message)}
        </p>
      )}
      <Button size="small" disabled={!complete || wrong !== undefined} text={session.say(text.setThese)} onClick={() => onSet(values)} />
      {complete && !wrong && (
        <ol className="ax-kpi-preview">
          {ranked.slice(0, mostShown).map(({ line, score }) => (
            <li key={String(line['supplier'])}>
              {session.say(session.referred('supplier', Number(line['supplier']))?.name ?? text.none)}{' '}
              <strong>{shownFigure(score, 'amount')}</strong>{' '}
              <small>{session.say(text.nowAt, { rank: Number(line['rank']), score: shownFigure(line['score'], 'amount') })}</small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
});
