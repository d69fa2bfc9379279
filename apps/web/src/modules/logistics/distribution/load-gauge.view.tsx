import { type Decimal, round } from '@axle/kernel';
import { type Container, containers, type LoadFit } from '@axle/logistics';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { distributionText as text } from './distribution-text.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const tone = (share: Decimal): string => (Number(share) > 100 ? '--bad' : Number(share) >= 90 ? '--good' : '--accent');

/** How full a container is, by volume and by weight. */
export const LoadGauge = observer(function LoadGauge({ fit, container }: { readonly fit: LoadFit; readonly container: Container }) {
  const session = useService(Session);
  const bar = (label: string, share: Decimal, amount: string) => (
    <div className="ax-load-bar">
      <span>{label}</span>
      <i aria-hidden="true">
        <b style={{ width: `${Math.min(100, Number(share))}%`, background: `var(${tone(share)})` }} />
      </i>
      <span className="ax-number">
        {shownDecimal(share, 2)}% <small>{amount}</small>
      </span>
    </div>
  );
  const most = containers[container];
  return (
    <div
      className="ax-load"
      role="meter"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number(fit.fill)}
      aria-label={session.say(text.gauge, { container, share: shownDecimal(fit.fill, 2) })}
    >
      <strong style={{ color: `var(${tone(fit.fill)})` }}>
        {container} {shownDecimal(fit.fill, 2)}%
      </strong>
      {bar(session.say(text.volume), fit.byVolume, `${shownDecimal(round(fit.cbm, 3), 3)} / ${most.cbm} m³`)}
      {bar(session.say(text.weight), fit.byWeight, `${shownDecimal(round(fit.kg, 0), 0)} / ${shownDecimal(most.kg, 0)} kg`)}
      {fit.refusal && <em role="alert">{session.say(fit.refusal.message)}</em>}
    </div>
  );
});
