import type { RecordRow, RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import {
  approveReduced,
  canReduce,
  countLot,
  countsForSwitching,
  type DefectClass,
  type FoundClass,
  initialSwitchState,
  type SwitchState,
} from '@axle/quality';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { Severities } from '../severity/severities-of-lot.ts';
import { addSwitchEntries, entryOfLot, type SwitchEntry } from '../severity/switch-events.ts';
import { rowOf } from '../severity/switch-state-row.ts';
import type { SwitchedGoods } from '../severity/switched-goods.ts';

/** Where a class stands, since when, and how it came there. */
interface Kept {
  readonly goods: SwitchedGoods;
  readonly defectClass: DefectClass;
  state: SwitchState;
  since: string;
  readonly entries: Omit<SwitchEntry, 'switchState'>[];
}

/** What somebody decides for goods of the demo as soon as it may be decided. */
export interface Reduction {
  readonly by: number;
  readonly reason: string;
  isFor(goods: SwitchedGoods, defectClass: DefectClass): boolean;
}

/**
 * The states of switching of the demo, as its lots leave them one after the other; nothing is written before all are through. Lots of the
 * past are far too many to lock and keep the states for each.
 */
export class DemoSwitching {
  private readonly kept = new Map<string, Kept>();
  private readonly by: number;

  constructor(by: number) {
    this.by = by;
  }

  severities(goods: SwitchedGoods): Severities {
    return new Map(this.of(goods).map(({ defectClass, state }) => [defectClass, state.severity]));
  }

  /** Counts a lot that was judged. */
  count(goods: SwitchedGoods, lot: RecordRow, classes: readonly FoundClass[], at: string): void {
    if (!countsForSwitching({ type: goods.inspectType, round: Number(lot['round']) })) return;
    const states = new Map(this.of(goods).map(({ defectClass, state }) => [defectClass, state]));
    for (const counted of countLot(states, classes)) {
      const kept = this.keptOf(goods, counted.defectClass, at);
      const { switchState: _, ...entry } = entryOfLot(counted, { switchState: 0, at, by: this.by, inspection: lot.id });
      this.switch(kept, { ...entry, after: counted.after });
    }
  }

  /** Approves reduced inspection where it is offered. */
  reduce(goods: SwitchedGoods, { by, reason, isFor }: Reduction, at: string): void {
    for (const kept of this.of(goods)) {
      if (!isFor(goods, kept.defectClass) || !canReduce(kept.state)) continue;
      const reduced = approveReduced(kept.state);
      if (reduced.ok) this.switch(kept, { at, by, from: kept.state.severity, after: reduced.value, why: 'approvedReduced', reason });
    }
  }

  /** Writes the states as they came to be, and their history. */
  async keep({ transaction, registry, now }: Demo): Promise<void> {
    const all = [...this.kept.values()];
    const parts = ownParts(transaction, { registry, access: unrestricted(this.by), now }, 'switching');
    const values = all.map(({ goods, defectClass, state, since }): RecordValues => ({ ...goods, defectClass, ...rowOf(state), since }));
    const rows = await insertRows(transaction, parts, values, { action: 'add' });
    const entries = all.flatMap((kept, at) => kept.entries.map(entry => ({ ...entry, switchState: rows[at]!.id })));
    await addSwitchEntries(
      transaction,
      entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    );
  }

  private of(goods: SwitchedGoods): readonly Kept[] {
    return (['critical', 'major', 'minor'] as const).flatMap(defectClass => this.kept.get(keyOf(goods, defectClass)) ?? []);
  }

  private keptOf(goods: SwitchedGoods, defectClass: DefectClass, at: string): Kept {
    const key = keyOf(goods, defectClass);
    const kept = this.kept.get(key) ?? { goods, defectClass, state: initialSwitchState, since: at, entries: [] };
    this.kept.set(key, kept);
    return kept;
  }

  private switch(kept: Kept, entry: Omit<SwitchEntry, 'switchState'>): void {
    if (entry.after.severity !== kept.state.severity) kept.since = entry.at;
    kept.state = entry.after;
    kept.entries.push(entry);
  }
}

const keyOf = ({ supplier, category, inspectType }: SwitchedGoods, defectClass: DefectClass): string =>
  `${supplier} ${category} ${inspectType} ${defectClass}`;
