import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenAt, type ChainedRow, chainRow, type LogRow } from './sampling-log.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Rows as they are kept one after the other. */
function chained(actions: readonly string[]): readonly ChainedRow[] {
  const rows: ChainedRow[] = [];
  for (const action of actions) {
    const row: LogRow = {
      seq: rows.length + 1,
      sampling: 4,
      at: '2026-08-01T08:00:00Z',
      by: 7,
      action,
      payload: { unit: rows.length, ok: true },
    };
    const prevHash = rows.at(-1)?.hash ?? '';
    rows.push({ ...row, prevHash, hash: sha256(chainRow(prevHash, row)) });
  }
  return rows;
}

describe('the sampling log', () => {
  it('[Q13] writes an entry in one form, whatever the order of its keys', () => {
    const row = { seq: 1, sampling: 4, at: '2026-08-01T08:00:00Z', by: 7, action: 'draw' };
    expect(chainRow('', { ...row, payload: { size: 80, seed: 9 } })).toBe(chainRow('', { payload: { seed: 9, size: 80 }, ...row }));
    expect(chainRow('', { ...row, payload: [null, { b: 1, a: '2' }] })).toBe(
      '{"action":"draw","at":"2026-08-01T08:00:00Z","by":7,"payload":[null,{"a":"2","b":1}],"prevHash":"","sampling":4,"seq":1}',
    );
  });

  it('[Q13] is whole as it was kept, and broken at the entry that was changed', () => {
    const rows = chained(['start', 'draw', 'unit', 'submit']);
    expect(brokenAt(rows, sha256)).toBeUndefined();
    expect(brokenAt([], sha256)).toBeUndefined();
    expect(brokenAt(rows.with(2, { ...rows[2]!, payload: { unit: 2, ok: false } }), sha256)).toBe(3);
  });

  it('[Q13] is broken behind an entry that is gone, and at one that was put in or written again', () => {
    const rows = chained(['start', 'draw', 'unit', 'submit']);
    expect(brokenAt(rows.toSpliced(1, 1), sha256)).toBe(3);
    expect(brokenAt(rows.slice(1), sha256)).toBe(2);
    const other = { ...rows[1]!, action: 'redraw' };
    expect(brokenAt(rows.with(1, { ...other, hash: sha256(chainRow(other.prevHash, other)) }), sha256)).toBe(3);
  });

  it('[Q13] shows any change of any entry', () => {
    const actions = fc.array(fc.string(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(actions, fc.nat(), fc.constantFrom('at', 'action', 'hash', 'prevHash'), (of, at, field) => {
        const rows = chained(of);
        const place = at % rows.length;
        expect(brokenAt(rows.with(place, { ...rows[place]!, [field]: `${rows[place]![field as 'at']}x` }), sha256)).toBe(place + 1);
      }),
    );
  });
});
