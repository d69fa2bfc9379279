import { ok, type Refusal, type Result } from '@axle/kernel';
import { type EnumField, formatValue, type RecordRow } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NestedTreemap, type TreemapGroup } from '../../../chart/nested-treemap.view.tsx';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { mapText as text } from './map-text.ts';

/** SKUs of each class that have a rectangle of their own. */
const most = 40;

interface ClassShown {
  readonly code: string;
  readonly value: number;
  readonly rows: readonly RecordRow[];
}

const numberOf = (value: unknown): number => Number(value ?? 0);

/** Where the value of stock lies: a rectangle for each class, in it one for each of the most valuable SKUs; each opens its row. */
export const SlowMovingMap = observer(function SlowMovingMap({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [classes, setClasses] = useState<readonly ClassShown[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const resource = page.resource!;
  const moving = resource.fields['moving'] as EnumField;
  const value = resource.fields['value']!;
  const readable = session.fieldAccess(page.key, 'value').shown;
  const latest = useLatest();
  useEffect(() => {
    if (!active || !readable) return latest.giveUp();
    const records = recordsOf.of(resource, page.key);
    const load = async (signal: AbortSignal): Promise<Result<readonly ClassShown[]>> => {
      const found: ClassShown[] = [];
      for (const { code } of moving.options) {
        const filters = [
          { field: 'moving', op: 'eq' as const, value: code },
          { field: 'value', op: 'gt' as const, value: '0' },
        ];
        const [sums, rows] = await Promise.all([
          records.totals(['value'], { filters }, { signal }),
          records.list({ filters, sort: [{ field: 'value', descending: true }], limit: most }, { signal }),
        ]);
        if (!sums.ok) return sums;
        if (!rows.ok) return rows;
        found.push({ code: String(code), value: numberOf(sums.value[0]?.sum), rows: rows.value.rows });
      }
      return ok(found.filter(one => one.value > 0).toSorted((one, other) => other.value - one.value));
    };
    void latest.ask(load, reply => {
      setRefusal(reply.ok ? undefined : reply.refusal);
      if (reply.ok) setClasses(reply.value);
    });
  }, [latest, active, readable, recordsOf, resource, page.key, moving]);
  if (!readable) return <Callout compact>{session.say(text.closed)}</Callout>;
  if (refusal)
    return (
      <Callout intent="danger" compact>
        {session.say(refusal.message)}
      </Callout>
    );
  if (!classes) return <Spinner size={24} />;
  const total = classes.reduce((sum, one) => sum + one.value, 0);
  if (total === 0) return <Callout compact>{session.say(text.nothing)}</Callout>;
  const say = (amount: number) => formatValue(value, amount.toFixed(2), session.language);
  const path = `/admin/${section}/${page.key}`;
  const groups = classes.map((one): TreemapGroup => {
    const option = moving.options.find(({ code }) => code === one.code)!;
    const others = one.value - one.rows.reduce((sum, row) => sum + numberOf(row['value']), 0);
    const to = listAddress(path, 'all', [{ field: 'moving', op: 'eq', value: one.code }]);
    const part = (key: string, name: string, size: number, address: string) => ({
      key,
      name,
      size,
      words: session.say(text.part, { name, value: say(size) }),
      to: address,
    });
    const parts = one.rows.map(row =>
      part(
        String(row.id),
        String(row['skuCode']),
        numberOf(row['value']),
        listAddress(path, 'all', [
          { field: 'sku', op: 'in', value: [row['sku']] },
          { field: 'warehouse', op: 'in', value: [row['warehouse']] },
        ]),
      ),
    );
    return {
      key: one.code,
      name: session.say(option.label),
      words: `${say(one.value)} · ${((one.value / total) * 100).toFixed(1)}%`,
      size: one.value,
      tone: String(option.tone),
      to,
      parts: others > one.value / 1000 ? [...parts, part('others', session.say(text.others), others, to)] : parts,
    };
  });
  return <NestedTreemap title={session.say(text.title)} groups={groups} />;
});
