import type { Line, LinesField } from '@axle/page-kit';
import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CartesianGrid, ReferenceLine, Scatter, ScatterChart, XAxis, YAxis, ZAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useOpenedPlaces } from '../../../chart/use-opened-places.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownFigure } from './board-lines.ts';
import { boardText as text } from './board-text.ts';

const others = ['quality', 'cost', 'service'] as const;

/** Suppliers by their delivery and another dimension, each as large as what is bought of it; the lines part the four quarters. */
export const ScoreScatter = observer(function ScoreScatter({
  field,
  lines,
  addressOf,
}: {
  readonly field: LinesField;
  readonly lines: readonly Line[];
  /** Where the file of a supplier stands. */
  readonly addressOf: (line: Line) => string | undefined;
}) {
  const session = useService(Session);
  const opened = useOpenedPlaces();
  const [chosen, setChosen] = useState<string>();
  const has = (key: string) => lines.some(line => line[key] !== undefined);
  const other = chosen ?? others.find(has) ?? 'quality';
  const label = (key: string) => session.say(field.fields[key]!.label);
  const data = lines
    .filter(line => line['delivery'] !== undefined && line[other] !== undefined)
    .map(line => ({
      delivery: Number(line['delivery']),
      other: Number(line[other]),
      amount: Number(line['amount']),
      name: session.say(session.referred('supplier', Number(line['supplier']))?.name ?? text.none),
      words: (['delivery', other, 'amount'] as const).map(key => `${label(key)}: ${shownFigure(line[key], 'amount')}`),
      to: addressOf(line),
    }));
  return (
    <>
      <HTMLSelect value={other} aria-label={session.say(text.upwards)} onChange={event => setChosen(event.currentTarget.value)}>
        {others.map(key => (
          <option key={key} value={key}>
            {label(key)}
          </option>
        ))}
      </HTMLSelect>
      {data.length === 0 ? (
        <p className="ax-hint">{session.say(text.nothing)}</p>
      ) : (
        <ScatterChart
          responsive
          className="ax-chart"
          style={{ height: 260 }}
          title={session.say(text.against, { one: label('delivery'), other: label(other) })}
          margin={{ right: 16, top: 8 }}
        >
          <CartesianGrid {...gridLook} />
          <XAxis {...axisLook} type="number" dataKey="delivery" domain={[0, 100]} name={label('delivery')} />
          <YAxis {...axisLook} type="number" dataKey="other" domain={[0, 100]} width={40} name={label(other)} />
          <ZAxis type="number" dataKey="amount" range={[40, 400]} />
          <ReferenceLine x={70} stroke="var(--line-strong)" strokeDasharray="4 4" />
          <ReferenceLine y={70} stroke="var(--line-strong)" strokeDasharray="4 4" />
          <ChartTip<(typeof data)[number]>
            of={({ name, words }) => ({ title: name, lines: words.map(line => ({ key: line, words: line })) })}
          />
          <Scatter data={data} fill="var(--accent)" fillOpacity={0.6} isAnimationActive={false} {...opened(place => data[place]!.to)} />
        </ScatterChart>
      )}
    </>
  );
});
