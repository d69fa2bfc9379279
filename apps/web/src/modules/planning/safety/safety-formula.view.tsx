import { type Decimal, fill, type Text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { safetyStock } from '@axle/planning';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { safetyText as text } from './safety-text.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const number = (row: RecordRow, field: string): number | undefined => (row[field] === undefined ? undefined : Number(row[field]));
const digits = (value: number, places: number) => shownDecimal(value.toFixed(places) as Decimal, places);

/** The service that the stored z stands for, or the usual one: what the slider begins at. */
const serviceOf = (row: RecordRow): number => {
  const z = number(row, 'zValue');
  if (row['service'] !== undefined) return Number(row['service']);
  if (z === undefined) return 95;
  const steps = Array.from({ length: 500 }, (_, at) => 50 + at / 10);
  const away = (service: number) => Math.abs(safetyStock({ dMean: 1, dSd: 1, lMean: 100, lSd: 0, service }).z - z);
  return steps.reduce((best, service) => (away(service) < away(best) ? service : best), 95);
};

/** The formula with the numbers of a row, and what another service level would come to. */
export const SafetyFormula = observer(function SafetyFormula({
  row,
  price,
}: {
  readonly row: RecordRow;
  readonly price?: string | undefined;
}) {
  const session = useService(Session);
  const id = useId();
  const [service, setService] = useState(() => serviceOf(row));
  const [dMean, dSd, lMean, lSd] = ['dMean', 'dSd', 'lMean', 'lSd'].map(field => number(row, field) ?? 0) as [
    number,
    number,
    number,
    number,
  ];
  const [min, max] = [number(row, 'minQty'), number(row, 'maxQty')];
  const isStatistical = row['method'] === 'statistical' && row['needsHistory'] !== true;
  const found = safetyStock({ dMean, dSd, lMean, lSd, service }, { min, max });
  const result = isStatistical ? found.result : (number(row, 'computed') ?? 0);
  const inForce = number(row, 'result');
  const away = result - (inForce ?? 0);
  const method: Text =
    row['method'] === 'fixed'
      ? fill(text.fixed, { pieces: String(row['fixedQty'] ?? 0) })
      : isStatistical
        ? { normal: text.statistical, poisson: text.poisson, negativeBinomial: text.negativeBinomial }[found.by]
        : fill(text.cover, { days: String(row['coverDays'] ?? 30) });
  return (
    <section className="ax-safety-formula" aria-label={session.say(text.formula)}>
      <p className="ax-safety-method">{session.say(method)}</p>
      {isStatistical && (
        <>
          <dl>
            {(
              [
                ['z', found.z, 4],
                ['d̄', dMean, 2],
                ['σd', dSd, 3],
                ['L̄', lMean, 0],
                ['σL', lSd, 2],
              ] as const
            ).map(([name, value, places]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{digits(value, places)}</dd>
              </div>
            ))}
          </dl>
          {found.by === 'normal' && (
            <p className="ax-number">
              {`${digits(found.z, 4)} × √(${digits(lMean, 0)}×${digits(dSd, 3)}² + ${digits(dMean, 2)}²×${digits(lSd, 2)}²) = ${digits(found.z, 4)} × ${digits(found.sigma, 3)} = ${digits(found.raw, 2)}`}
            </p>
          )}
          <div className="ax-safety-slider">
            <label htmlFor={id}>{session.say(text.service)}</label>
            <input
              id={id}
              type="range"
              min={50}
              max={99.9}
              step={0.1}
              value={service}
              onChange={event => setService(Number(event.currentTarget.value))}
            />
            <output htmlFor={id}>{service.toFixed(1)}%</output>
          </div>
        </>
      )}
      {(min !== undefined || max !== undefined) && (
        <p>{session.say(text.limits, { min: String(min ?? 0), max: max === undefined ? '∞' : String(max) })}</p>
      )}
      <p className="ax-safety-result">
        <span>
          {session.say(text.result)} <strong>{session.say(text.pieces, { count: result })}</strong>
        </span>
        {inForce !== undefined && (
          <span>
            {session.say(text.inForce)} {session.say(text.pieces, { count: inForce })}
          </span>
        )}
        {inForce !== undefined && (
          <span>{session.say(away === 0 ? text.same : fill(away > 0 ? text.more : text.less, { pieces: Math.abs(away) }))}</span>
        )}
        {price !== undefined && away !== 0 && <span>{session.say(text.value, { amount: digits(away * Number(price), 2) })}</span>}
      </p>
    </section>
  );
});
