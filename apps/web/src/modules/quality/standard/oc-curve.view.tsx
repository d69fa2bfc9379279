import { acceptanceProbability, type AqlValue } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { aqlText as text } from './aql-text.ts';
import { type OcPoint, ocPoints } from './oc-points.ts';

const percent = (value: number) => value.toFixed(2);

/** How probably lots are accepted by a plan, by their share of nonconforming units, with the chance at the AQL and at 10 %. */
export const OcCurve = observer(function OcCurve(plan: { readonly size: number; readonly accept: number; readonly aql: AqlValue }) {
  const session = useService(Session);
  const { size, accept, aql } = plan;
  const pointText = ({ share, chance }: OcPoint) => session.say(text.at, { share: percent(share), chance: percent(chance) });
  const at = (share: number): OcPoint => ({ share, chance: acceptanceProbability(size, accept, share / 100) * 100 });
  const name = session.say(text.curve, { size: String(size), accept: String(accept) });
  return (
    <figure className="ax-oc-curve">
      <figcaption>
        <strong>{name}</strong>
        <span className="ax-number">{pointText(at(Number(aql)))}</span>
        <span className="ax-number">{pointText(at(10))}</span>
      </figcaption>
      <LineChart
        responsive
        className="ax-chart"
        style={{ height: 240 }}
        data={[...ocPoints(size, accept)]}
        title={name}
        margin={{ right: 24 }}
      >
        <CartesianGrid {...gridLook} />
        <XAxis
          {...axisLook}
          dataKey="share"
          type="number"
          domain={[0, 'dataMax']}
          tickFormatter={(share: number) => `${Number(share.toFixed(1))}%`}
          minTickGap={40}
        />
        <YAxis {...axisLook} domain={[0, 100]} tickFormatter={(chance: number) => `${chance}%`} width={56} />
        <ReferenceLine
          x={Number(aql)}
          stroke="var(--line-strong)"
          strokeDasharray="4 4"
          label={{ value: `AQL ${aql}`, position: 'insideTopLeft', fontSize: 12 }}
        />
        <ChartTip<OcPoint>
          of={point => ({
            title: `${session.say(text.quality)} ${percent(point.share)}%`,
            lines: [{ key: 'chance', words: `${session.say(text.probability)} ${percent(point.chance)}%` }],
          })}
        />
        <Line type="monotone" dataKey="chance" stroke="var(--accent)" strokeWidth={2} dot={false} isAnimationActive={false} />
      </LineChart>
    </figure>
  );
});
