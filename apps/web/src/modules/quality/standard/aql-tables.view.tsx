import { aqlValues, codeLetter, type InspectionLevel, inspectionLevels, lotSizeRefusals, samplingPlan } from '@axle/quality';
import { Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import '../../../engine/answers/ask.css';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { aqlText as text } from './aql-text.ts';
import './aql-tables.css';
import { OcCurve } from './oc-curve.view.tsx';
import { PlanTable } from './plan-table.view.tsx';

const tables = ['normal', 'tightened', 'reduced'] as const;

/** The options of a list of which exactly one is chosen. */
const options = (values: readonly string[]) =>
  values.map(value => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

/** The tables of sampling plans, a calculator that looks up a lot in them, and how probably its plan accepts lots. */
export const AqlTables = observer(function AqlTables() {
  const session = useService(Session);
  const [typed, setTyped] = useState('1200');
  const [level, setLevel] = useState<InspectionLevel>('II');
  const [aql, setAql] = useState<(typeof aqlValues)[number]>('2.5');
  const [severity, setSeverity] = useState<(typeof tables)[number]>('normal');
  const lotSize = /^[\d,]{1,10}$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : Number.NaN;
  const [refusal] = lotSizeRefusals(lotSize);
  const letter = refusal ? undefined : codeLetter(lotSize, level);
  const plan = letter && samplingPlan({ letter, aql, severity, lotSize });
  const figures =
    plan &&
    ([
      [text.letter, plan.useLetter],
      [text.size, String(plan.size)],
      [text.accept, String(plan.accept)],
      [text.reject, String(plan.reject)],
    ] as const);
  return (
    <div className="ax-ask ax-aql">
      <form onSubmit={event => event.preventDefault()}>
        <label>
          {session.say(text.lotSize)}
          <InputGroup value={typed} inputMode="numeric" maxLength={10} onValueChange={setTyped} />
        </label>
        <label>
          {session.say(text.level)}
          <HTMLSelect value={level} onChange={event => setLevel(inspectionLevels[event.currentTarget.selectedIndex] ?? level)}>
            {options(inspectionLevels)}
          </HTMLSelect>
        </label>
        <label>
          {session.say(text.aql)}
          <HTMLSelect value={aql} onChange={event => setAql(aqlValues[event.currentTarget.selectedIndex] ?? aql)}>
            {options(aqlValues)}
          </HTMLSelect>
        </label>
        <label>
          {session.say(text.severity)}
          <HTMLSelect value={severity} onChange={event => setSeverity(tables[event.currentTarget.selectedIndex] ?? severity)}>
            {tables.map(table => (
              <option key={table} value={table}>
                {session.say(text[table])}
              </option>
            ))}
          </HTMLSelect>
        </label>
      </form>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {!refusal && !plan && <Callout intent="primary">{session.say(text.single)}</Callout>}
      {figures && (
        <div role="status">
          <dl>
            {figures.map(([label, value]) => (
              <div key={label.en}>
                <dt>{session.say(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {plan && plan.useLetter !== plan.letter && (
        <Callout intent="primary">{session.say(text.arrow, { letter: plan.letter, used: plan.useLetter })}</Callout>
      )}
      {plan?.isFull && <Callout intent="warning">{session.say(text.whole)}</Callout>}
      {plan && !plan.isFull && <OcCurve size={plan.size} accept={plan.accept} aql={aql} />}
      <PlanTable severity={severity} aql={aql} letter={plan?.letter} useLetter={plan?.useLetter} />
    </div>
  );
});
