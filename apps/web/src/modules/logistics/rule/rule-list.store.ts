import type { LocalDate, Refusal } from '@axle/kernel';
import { type Condition, factsOf, neverMatching, type NeverReason, readConditions, type Rule, checkRuleTable } from '@axle/logistics';
import type { RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** Most rules that a table shows at once. */
const most = 500;

/** The rules of a draft in their order, as they stand on the server. */
export class RuleListStore {
  rows: readonly RecordRow[] | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  /** How many differences there are between the draft and what is in force. */
  differences: number | undefined = undefined;
  private moving = false;
  private readonly records: PageRecords;
  private readonly set: string;
  private readonly latest = new Latest();

  constructor(records: PageRecords, set: string) {
    [this.records, this.set] = [records, set];
    makeAutoObservable<RuleListStore, 'records' | 'set' | 'latest' | 'moving'>(this, {
      rows: observableRef,
      refusal: observableRef,
      records: false,
      set: false,
      latest: false,
      moving: false,
    });
  }

  /** Reads the rules, and how they differ from those in force. */
  async load(): Promise<void> {
    if (this.moving) return;
    await this.latest.ask(
      signal =>
        Promise.all([
          this.records.list({ filters: [], sort: [{ field: 'seq' }], limit: most }, { signal }),
          this.records.work('versions', {}, { signal }),
        ]),
      ([reply, compared]) =>
        runInAction(() => {
          if (this.moving) return;
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.rows = reply.value.rows;
          this.differences = compared.ok ? Number(compared.value['count']) : undefined;
        }),
    );
  }

  /** Shows a rule at another place at once, where no reading of before puts it back; ends when the rules were read after the move. */
  async move<Outcome>(row: RecordRow, at: number, run: () => Promise<Outcome>): Promise<Outcome> {
    const { rows = [] } = this;
    this.rows = rows.filter(({ id }) => id !== row.id).toSpliced(at, 0, row);
    this.moving = true;
    const outcome = await run();
    this.moving = false;
    await this.load();
    return outcome;
  }

  /** The rules as they are tried; none where a reader may not see conditions. */
  get rules(): readonly Rule[] {
    return (this.rows ?? []).map((row, at) => {
      const read = readConditions(factsOf(this.set), String(row['conditions'] ?? ''));
      const conditions: readonly Condition[] = read.ok ? read.value : [];
      const [from, to] = [row['activeFrom'], row['activeTo']] as readonly (LocalDate | undefined)[];
      return { seq: at + 1, name: String(row['name']), enabled: row['status'] === 1, conditions, from, to, output: undefined } as Rule;
    });
  }

  /** Rules that can never be the match from a day on, by place. */
  never(day: LocalDate): ReadonlyMap<number, NeverReason> {
    return neverMatching(this.rules, factsOf(this.set), day);
  }

  /** Whether the draft could be put in force. */
  get holds(): boolean {
    return checkRuleTable(this.rules).ok;
  }
}
