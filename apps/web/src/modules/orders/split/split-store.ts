import { fill, type Refusal, type Text } from '@axle/kernel';
import { mostParts, partsBy, type SplitBy, type SplitOrder, splitOrder, type SplitPart, type SplitUnits } from '@axle/orders';
import { makeAutoObservable } from 'mobx';
import { splitText as text } from './split-text.ts';

/** An order in parts as its user makes them: the units of each line in each part, and what the parts come to. */
export class SplitStore {
  readonly order: SplitOrder;
  parts: readonly SplitUnits[];

  constructor(order: SplitOrder) {
    this.order = order;
    this.parts = [new Map(order.lines.map(line => [line.lineNo, line.qty - line.cancelledQty])), new Map()];
    makeAutoObservable(this, { order: false }, { deep: false });
  }

  unitsOf(part: number, lineNo: number): number {
    return this.parts[part]?.get(lineNo) ?? 0;
  }

  /** What became of the order, or why it cannot be split so. */
  get outcome(): { readonly parts: readonly SplitPart[] } | { readonly refusal: Refusal } {
    const split = splitOrder(this.order, this.parts);
    return split.ok ? { parts: split.value } : { refusal: split.refusal };
  }

  /** Whether a further part may be added. */
  get mayAdd(): boolean {
    return this.parts.length < mostParts;
  }

  begin(by: SplitBy): void {
    const parts = partsBy(this.order.lines, by);
    this.parts = parts.length >= 2 ? parts : [...parts, new Map()];
  }

  add(): void {
    if (this.mayAdd) this.parts = [...this.parts, new Map()];
  }

  /** Takes a part away: its units go to the first of the others. */
  remove(part: number): void {
    if (this.parts.length <= 2) return;
    const rest = this.parts.toSpliced(part, 1);
    const first = new Map(rest[0]);
    for (const [lineNo, qty] of this.parts[part]!) first.set(lineNo, (first.get(lineNo) ?? 0) + qty);
    this.parts = rest.with(0, first);
  }

  /** Moves units of a line from one part into another, no more than are there. */
  move(lineNo: number, from: number, to: number, qty = this.unitsOf(from, lineNo)): void {
    const moved = Math.min(qty, this.unitsOf(from, lineNo));
    if (from === to || moved <= 0) return;
    this.put(from, lineNo, this.unitsOf(from, lineNo) - moved);
    this.put(to, lineNo, this.unitsOf(to, lineNo) + moved);
  }

  /**
   * Types how many units of a line a part has: the others give or take the difference, the next part first, so that every unit stays in
   * one.
   */
  type(part: number, lineNo: number, qty: number): void {
    const open = this.parts.reduce((all, one) => all + (one.get(lineNo) ?? 0), 0);
    const wanted = Math.max(0, Math.min(Math.trunc(qty) || 0, open));
    let more = wanted - this.unitsOf(part, lineNo);
    const others = this.parts.map((_, at) => (part + 1 + at) % this.parts.length).filter(at => at !== part);
    if (more < 0) this.move(lineNo, part, others[0]!, -more);
    for (const other of others) {
      if (more <= 0) break;
      const taken = Math.min(more, this.unitsOf(other, lineNo));
      this.move(lineNo, other, part, taken);
      more -= taken;
    }
  }

  /** What is asked before the order is split. */
  get question(): Text {
    return fill(text.sure, { no: this.order.orderNo, count: this.parts.length });
  }

  /** The parts as the server takes them. */
  get rows(): readonly { readonly part: number; readonly lineNo: number; readonly qty: number }[] {
    return this.parts.flatMap((units, at) =>
      [...units].filter(([, qty]) => qty > 0).map(([lineNo, qty]) => ({ part: at + 1, lineNo, qty })),
    );
  }

  private put(part: number, lineNo: number, qty: number): void {
    this.parts = this.parts.with(part, new Map([...this.parts[part]!, [lineNo, qty]]));
  }
}
