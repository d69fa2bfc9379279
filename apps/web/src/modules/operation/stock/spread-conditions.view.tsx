import { text as inBoth } from '@axle/kernel';
import type { LineField, Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { MatrixConditions } from '../../../engine/matrix/matrix-conditions.view.tsx';
import { referenceWords } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { SpreadStore } from './spread-store.ts';
import { spreadText as text } from './spread-text.ts';

/** What the matrix of a country is narrowed by. */
export const SpreadConditions = observer(function SpreadConditions({
  store,
  resource: { fields },
}: {
  readonly store: SpreadStore;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const among = (entity: 'country' | 'warehouse', ids: readonly number[], more: Partial<LineField> = {}) =>
    ({
      kind: 'enum',
      label: fields[entity]!.label,
      options: ids.map(id => {
        const name = referenceWords(session, entity, id);
        return { code: String(id), label: inBoth(name, name) };
      }),
      ...more,
    }) as LineField;
  const conditions: Readonly<Record<string, LineField>> = {
    country: among('country', store.countries, { required: true }),
    warehouse: among('warehouse', store.warehouses),
    sku: { kind: 'ref', label: fields['sku']!.label, entity: 'sku', several: true },
    find: { kind: 'text', label: text.find, maxLength: 60 },
    category: { kind: 'cascade', label: fields['category']!.label, entity: 'category' },
    imbalance: { kind: 'decimal', label: text.uneven, scale: 1, min: '1' },
    suggested: { kind: 'bool', label: fields['suggested']!.label, initial: false },
  };
  return (
    <MatrixConditions
      fields={conditions}
      values={store.typed}
      refusals={new Map()}
      placeholders={{ warehouse: text.every, find: text.findIn, imbalance: '' }}
      onChange={(name, value) => void (name === 'country' ? store.show(Number(value)) : store.narrow({ [name]: value }))}
    />
  );
});
