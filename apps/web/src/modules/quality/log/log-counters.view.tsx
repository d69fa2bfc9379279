import type { Line } from '@axle/page-kit';
import { type ClassPlan, type CountBy, counterCourses, type DefectClass } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { CartesianGrid, Line as Course, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { axisLook, gridLook, seriesTone } from '../../../chart/chart-look.ts';
import { ChartTip } from '../../../chart/chart-tip.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LogPartProps } from './log-head.view.tsx';
import { logText as text } from './log-text.ts';

type Point = Readonly<Record<string, number>> & { readonly unit: number };

/** How many were found of each class after each unit, against what its plan accepts. */
export const LogCounters = observer(function LogCounters({ sheet, labels }: LogPartProps) {
  const session = useService(Session);
  const { values, defects } = sheet;
  const plans = (values['classes'] ?? []) as readonly Line[];
  const done = Number(values['inspectedUnits'] ?? 0);
  if (plans.length === 0 || done === 0) return null;
  const ofUnit = Map.groupBy(defects, ({ unitNo }) => unitNo);
  const units = Array.from({ length: done }, (_, at) => ({
    defects: (ofUnit.get(at + 1) ?? []).map(({ defectClass, qty }) => ({ defectClass: defectClass as DefectClass, qty })),
  }));
  const courses = counterCourses(plans as unknown as readonly ClassPlan[], units, values['countBy'] as CountBy);
  const nameOf = (defectClass: string) => session.say(labels('classes.defectClass', defectClass));
  const data = units.map((_, at): Point => ({
    unit: at + 1,
    ...Object.fromEntries(courses.flatMap(({ defectClass, found }) => (found[at] === undefined ? [] : [[defectClass, found[at]]]))),
  }));
  const title = session.say(text.counters);
  return (
    <section>
      <h2>{title}</h2>
      <p className="ax-log-legend">
        {courses.map(({ defectClass, accept, found }, place) => (
          <span key={defectClass} style={{ borderColor: seriesTone(place) }}>
            {session.say(text.counter, { class: nameOf(defectClass), found: String(found.at(-1) ?? 0), accept: String(accept) })}
          </span>
        ))}
      </p>
      <LineChart responsive className="ax-chart" style={{ height: 200 }} data={data} title={title} margin={{ right: 24 }}>
        <CartesianGrid {...gridLook} />
        <XAxis {...axisLook} dataKey="unit" type="number" domain={[1, 'dataMax']} allowDecimals={false} minTickGap={40} />
        <YAxis {...axisLook} allowDecimals={false} width={40} />
        {courses.map(({ defectClass, accept }, place) => (
          <ReferenceLine key={defectClass} y={accept} stroke={seriesTone(place)} strokeDasharray="4 4" />
        ))}
        <ChartTip<Point>
          of={point => ({
            title: session.say(text.after, { unit: String(point.unit) }),
            lines: courses.flatMap(({ defectClass, accept }, place) => {
              const found = point[defectClass];
              if (found === undefined) return [];
              const words = session.say(text.counter, { class: nameOf(defectClass), found: String(found), accept: String(accept) });
              return [{ key: defectClass, words, tone: seriesTone(place) }];
            }),
          })}
        />
        {courses.map(({ defectClass }, place) => (
          <Course
            key={defectClass}
            type="stepAfter"
            dataKey={defectClass}
            stroke={seriesTone(place)}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </section>
  );
});
