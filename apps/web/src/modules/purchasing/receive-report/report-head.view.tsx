import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ReportStore } from './report-store.ts';
import { reportText as text, stateText } from './report-text.ts';

const texts = [
  ['containerNo', text.container, 20],
  ['sealNo', text.seal, 40],
  ['receiver', text.receiver, 60],
] as const;

const arrivedAtField = { kind: 'instant', label: text.arrivedAt } as const;

/** Which batch it is, how it came, and who received it. */
export const ReportHead = observer(function ReportHead({ store }: { readonly store: ReportStore }) {
  const session = useService(Session);
  const { form, values, isOpen } = store;
  if (!form) return null;
  const arrived = typeof values['arrivedAt'] === 'string' ? localMoment(values['arrivedAt']).slice(0, 16) : '';
  const facts = [
    [text.status, session.say(stateText[form.state] ?? text.status)],
    [text.batch, form.batchNo],
    [text.order, form.orderNo],
    [text.warehouse, session.say(form.warehouse)],
    [text.eta, form.eta ?? '–'],
    ...(isOpen ? [] : [[text.arrivedAt, arrived === '' ? '–' : arrived] as const]),
    ...(values['receiptNo'] === undefined ? [] : [[text.receipt, String(values['receiptNo'])] as const]),
  ] as const;
  return (
    <div className="ax-report-head">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{session.say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="ax-report-fields">
        {texts.map(([key, label, most]) => (
          <label key={key}>
            {session.say(label)}
            <input
              maxLength={most}
              readOnly={!isOpen}
              value={String(values[key] ?? '')}
              onChange={event => store.type(key, event.currentTarget.value || undefined)}
            />
          </label>
        ))}
        {isOpen && (
          <TypedField field={arrivedAtField} value={values['arrivedAt']} note={null} onChange={value => store.type('arrivedAt', value)} />
        )}
        <Checkbox
          label={session.say(text.sealIntact)}
          checked={values['sealIntact'] !== false}
          disabled={!isOpen}
          onChange={event => store.type('sealIntact', event.currentTarget.checked)}
        />
      </div>
    </div>
  );
});
