import { linesIn } from '@axle/page-kit';
import { type AqlValue, aqlValues, type ClassPlan } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { text } from '@axle/kernel';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { labelsOf } from '../log/labels-of.ts';
import { OcCurve } from '../standard/oc-curve.view.tsx';
import '../standard/aql-tables.css';

const noCurve = text('不接收任何缺陷，没有AQL可画', 'No defect is accepted, so there is no AQL curve');

/** [Q8] The operating characteristic curve of each class of a sampling, beside its plan. */
export const SamplingCurves = observer(function SamplingCurves({ page, row }: ViewProps) {
  const session = useService(Session);
  const plans = linesIn(row ?? {}, 'classes') as unknown as readonly ClassPlan[];
  const labels = labelsOf(page);
  return (
    <div className="ax-aql">
      {plans.map(({ defectClass, size, accept, reject, aql }) => (
        <section key={defectClass}>
          <h3>
            {session.say(labels('classes.defectClass', defectClass))} · n {size} · Ac {accept} · Re {reject}
          </h3>
          {aqlValues.some(one => one === aql) ? (
            <OcCurve size={size} accept={accept} aql={aql as AqlValue} />
          ) : (
            <p>{session.say(noCurve)}</p>
          )}
        </section>
      ))}
    </div>
  );
});
