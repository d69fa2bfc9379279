import { ok, type Refusal, type Result } from '@axle/kernel';
import { type EnumField, formatValue, type RecordRow } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Navigation } from '../../../shell/navigation.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { mapText as text } from './map-text.ts';
import './slow-moving-map.css';
import { treemap } from './treemap.ts';

/** SKUs of each class that have a rectangle of their own. */
const most = 40;
/** Width over height of the whole picture, about. */
const ratio = 2.2;

interface ClassShown {
  readonly code: string;
  readonly value: number;
  readonly rows: readonly RecordRow[];
}

const numberOf = (value: unknown): number => Number(value ?? 0);

/** Where the value of stock lies: a rectangle for each class, in it one for each of the most valuable SKUs; each opens its row. */
export const SlowMovingMap = observer(function SlowMovingMap({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const navigation = useService(Navigation);
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
  const open = (address: string) => (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    navigation.go(address);
  };
  const path = `/admin/${section}/${page.key}`;
  const boxes = treemap(
    classes.map(one => one.value),
    ratio,
  );
  return (
    <div className="ax-treemap" role="group" aria-label={session.say(text.title)}>
      {classes.map((one, at) => {
        const option = moving.options.find(({ code }) => code === one.code)!;
        const box = boxes[at]!;
        const shown = one.rows.map(row => numberOf(row['value']));
        const others = one.value - shown.reduce((sum, each) => sum + each, 0);
        const parts = [
          ...one.rows.map((row, place) => ({ row, size: shown[place]! })),
          ...(others > one.value / 1000 ? [{ row: undefined, size: others }] : []),
        ].toSorted((first, second) => second.size - first.size);
        const places = treemap(
          parts.map(({ size }) => size),
          (box.width / box.height) * ratio,
        );
        const ofClass = listAddress(path, 'all', [{ field: 'moving', op: 'eq', value: one.code }]);
        const share = ((one.value / total) * 100).toFixed(1);
        return (
          <section key={one.code} className={`ax-treemap-class ax-tone-${option.tone}`} style={percents(box)}>
            <h3>
              <a href={ofClass} onClick={open(ofClass)}>
                {session.say(option.label)}
              </a>{' '}
              {say(one.value)} · {share}%
            </h3>
            <div className="ax-treemap-parts">
              {parts.map(({ row, size }, place) => {
                const name = row ? String(row['skuCode']) : session.say(text.others);
                const words = session.say(text.part, { name, value: say(size) });
                const address = row
                  ? listAddress(path, 'all', [
                      { field: 'sku', op: 'in', value: [row['sku']] },
                      { field: 'warehouse', op: 'in', value: [row['warehouse']] },
                    ])
                  : ofClass;
                return (
                  <a
                    key={row?.id ?? 'others'}
                    href={address}
                    title={words}
                    aria-label={words}
                    style={percents(places[place]!)}
                    onClick={open(address)}
                  >
                    <span>{name}</span>
                  </a>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
});

const percents = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});
