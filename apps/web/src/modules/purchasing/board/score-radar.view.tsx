import type { Line, LinesField } from '@axle/page-kit';
import { mostCompared } from '@axle/purchasing';
import { Button, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Legend, PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import { axisLook, seriesTone } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { Chip } from '../../../engine/chip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownFigure } from './board-lines.ts';
import { boardText as text } from './board-text.ts';

const dimensions = ['quality', 'delivery', 'cost', 'service'] as const;

/** The four dimensions of a few suppliers, those ranked first to begin with; others are chosen from the ranking. */
export const ComparedSuppliers = observer(function ComparedSuppliers({
  title,
  field,
  lines,
  chosen,
  onChoose,
  onMail,
}: {
  readonly title: string;
  readonly field: LinesField;
  readonly lines: readonly Line[];
  /** Ids of those that are compared; undefined for those ranked first. */
  readonly chosen: readonly number[] | undefined;
  readonly onChoose: (suppliers: readonly number[]) => void;
  /** Mails them their scores, where the reader may. */
  readonly onMail: ((suppliers: readonly number[]) => void) | undefined;
}) {
  const session = useService(Session);
  const name = ({ supplier }: Line) => session.say(session.referred('supplier', Number(supplier))?.name ?? text.none);
  const compared =
    chosen === undefined || chosen.length === 0
      ? lines.slice(0, mostCompared)
      : lines.filter(({ supplier }) => chosen.includes(Number(supplier)));
  const others = lines.filter(line => !compared.includes(line));
  const ids = compared.map(({ supplier }) => Number(supplier));
  return (
    <>
      <div className="ax-kpi-compared">
        {compared.map(line => (
          <Chip
            key={String(line['supplier'])}
            removed={{
              label: session.say(text.stopComparing, { name: name(line) }),
              by: () => onChoose(ids.filter(id => id !== Number(line['supplier']))),
            }}
          >
            {name(line)}
          </Chip>
        ))}
        {compared.length < mostCompared && others.length > 0 && (
          <HTMLSelect
            value=""
            aria-label={session.say(text.compare)}
            onChange={event => onChoose([...ids, Number(event.currentTarget.value)])}
          >
            <option value="">{session.say(text.compare)}</option>
            {others.map(line => (
              <option key={String(line['supplier'])} value={String(line['supplier'])}>
                {name(line)}
              </option>
            ))}
          </HTMLSelect>
        )}
        {onMail && compared.length > 0 && <Button size="small" text={session.say(text.mailThese)} onClick={() => onMail(ids)} />}
      </div>
      {compared.length > 0 && <ScoreRadar title={title} field={field} compared={compared} />}
    </>
  );
});

/** The four dimensions of suppliers over each other; one that a supplier has no data of is left open. */
const ScoreRadar = observer(function ScoreRadar({
  title,
  field,
  compared,
}: {
  readonly title: string;
  readonly field: LinesField;
  readonly compared: readonly Line[];
}) {
  const session = useService(Session);
  const name = ({ supplier }: Line) => session.say(session.referred('supplier', Number(supplier))?.name ?? text.none);
  const data = dimensions.map(dimension => ({
    dimension: session.say(field.fields[dimension]!.label),
    words: compared.map((line, at) => ({
      key: String(line['supplier']),
      words: `${name(line)}: ${shownFigure(line[dimension], 'amount')}`,
      tone: seriesTone(at),
    })),
    ...Object.fromEntries(
      compared.flatMap((line, at) => (line[dimension] === undefined ? [] : [[`s${at}`, Number(line[dimension])] as const])),
    ),
  }));
  return (
    <RadarChart responsive className="ax-chart" style={{ height: 260 }} data={data} title={title} cx="25%" outerRadius="65%">
      <PolarGrid stroke="var(--line)" />
      <PolarAngleAxis {...axisLook} dataKey="dimension" />
      <PolarRadiusAxis {...axisLook} domain={[0, 100]} tick={false} tickCount={5} />
      <ChartTip<(typeof data)[number]> of={({ dimension, words }) => ({ title: dimension, lines: words })} />
      <Legend layout="vertical" align="right" verticalAlign="middle" wrapperStyle={{ maxWidth: '45%' }} />
      {compared.map((line, at) => (
        <Radar
          key={String(line['supplier'])}
          dataKey={`s${at}`}
          name={name(line)}
          stroke={seriesTone(at)}
          fill={seriesTone(at)}
          fillOpacity={0.08}
          strokeWidth={2}
          isAnimationActive={false}
        />
      ))}
    </RadarChart>
  );
});
