import { type Decimal, ok, type Refusal, type Result, type Text } from '@axle/kernel';
import { changeExplained, type Container, containers, type LoadFit, loadFit, withinSupply } from '@axle/logistics';
import { mostRowsPerPage, type RecordRow, type Resource, scannedNumber } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** What the lines of a plan are read and changed by. */
export interface PlanLinesParts {
  readonly records: PageRecords;
  readonly actions: PageActions;
  readonly resource: Resource;
  readonly page: string;
  readonly newId: () => string;
}

/** Most lines of a plan. */
const mostLines = 2000;

const number = (row: RecordRow, key: string): number => Number(row[key] ?? 0);
const decimal = (row: RecordRow, key: string): Decimal => String(row[key] ?? '0') as Decimal;

/** The lines of one distribution plan, read whole; each cell is saved separately. */
export class PlanLinesStore {
  plans: readonly string[] = [];
  plan: string | undefined = undefined;
  rows: readonly RecordRow[] = [];
  refusal: Refusal | undefined = undefined;
  /** Cells that are being saved, and those that were refused. */
  saving: ReadonlySet<number> = new Set();
  refused: ReadonlySet<number> = new Set();
  loaded = false;
  private readonly parts: PlanLinesParts;
  private readonly latestPlans = new Latest();
  private readonly latestLines = new Latest();

  constructor(parts: PlanLinesParts) {
    this.parts = parts;
    makeAutoObservable<PlanLinesStore, 'parts' | 'latestPlans' | 'latestLines'>(this, {
      plans: observableRef,
      rows: observableRef,
      refusal: observableRef,
      saving: observableRef,
      refused: observableRef,
      parts: false,
      latestPlans: false,
      latestLines: false,
    });
  }

  /** Reads which plans there are, the newest first, and shows the wanted one, else that in sight, else the newest. */
  async start(wanted: string | undefined): Promise<void> {
    const isNewest = await this.latestPlans.ask(
      signal => this.parts.records.values('planNo', { filters: [] }, { signal }),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok)
            this.plans = reply.value
              .map(({ value }) => String(value))
              .toSorted()
              .toReversed();
          this.loaded = true;
        }),
    );
    if (!isNewest) return;
    const asked = wanted === undefined ? undefined : scannedNumber(wanted);
    const shown = [asked, this.plan, this.plans[0]].find(plan => plan !== undefined && this.plans.includes(plan));
    if (shown !== undefined) await this.show(shown);
  }

  /** Reads the lines of a plan. */
  async show(plan: string): Promise<void> {
    this.plan = plan;
    await this.latestLines.ask(
      signal => this.linesOf(plan, signal),
      reply =>
        runInAction(() => {
          if (!reply.ok) return void (this.refusal = reply.refusal);
          this.rows = reply.value;
          this.refused = new Set();
        }),
    );
  }

  private async linesOf(plan: string, signal: AbortSignal): Promise<Result<readonly RecordRow[]>> {
    const found: RecordRow[] = [];
    let after: string | undefined;
    do {
      const query = {
        filters: [{ field: 'planNo', op: 'eq' as const, value: plan }],
        sort: [{ field: 'skuCode' }],
        limit: mostRowsPerPage,
        ...(after === undefined ? {} : { after }),
      };
      const reply = await this.parts.records.list(query, { signal });
      if (!reply.ok) return reply;
      found.push(...reply.value.rows);
      after = reply.value.next;
    } while (after !== undefined && found.length < mostLines);
    return ok(found);
  }

  get editable(): boolean {
    return this.rows[0]?.['planState'] === 'draft';
  }

  get container(): Container {
    const equipment = String(this.rows[0]?.['equipment'] ?? '');
    return Object.hasOwn(containers, equipment) ? (equipment as Container) : '40HQ';
  }

  /** Destinations of the plan by their ids. */
  get places(): readonly number[] {
    return [...new Set(this.rows.map(row => number(row, 'toNode')))];
  }

  /** The SKUs of the plan with their lines. */
  get skus(): readonly { readonly code: string; readonly lines: readonly RecordRow[] }[] {
    return [...Map.groupBy(this.rows, row => String(row['skuCode']))].map(([code, lines]) => ({ code, lines }));
  }

  /** How full some of the lines make a container. */
  load(rows: readonly RecordRow[] = this.rows, container: Container = this.container): LoadFit {
    const lines = rows.map(row => ({
      cartons: number(row, 'cartons'),
      cartonCbm: decimal(row, 'cartonCbm'),
      cartonKg: decimal(row, 'cartonKg'),
    }));
    return loadFit(lines, container);
  }

  /** What stands against a cell with other cartons, before anything is sent: `reason` alone may still be asked for. */
  check(row: RecordRow, cartons: number): { readonly refusal?: Refusal; readonly asks: boolean } {
    const same = this.rows.filter(each => each['sku'] === row['sku']);
    const pieces = same.map(each => ({
      cartons: 1,
      cartonQty: (each.id === row.id ? cartons : number(each, 'cartons')) * number(each, 'cartonQty') + number(each, 'loose'),
    }));
    const refusal = withinSupply(number(row, 'ready'), pieces);
    const suggested = row['suggestedCartons'] === undefined ? undefined : number(row, 'suggestedCartons');
    return { ...(refusal ? { refusal } : {}), asks: changeExplained(cartons, suggested, undefined) !== undefined };
  }

  /** Refuses a cell in words. */
  refuse(row: RecordRow, refusal: { readonly code: string; readonly message: Text }): void {
    this.refusal = refusal;
    this.refused = new Set([...this.refused, row.id]);
  }

  /** Saves the cartons of a cell; the lines are read again. */
  async save(row: RecordRow, cartons: number, reason: string | undefined): Promise<boolean> {
    return this.act('edit', [row], { cartons, ...(reason === undefined ? {} : { reason }) });
  }

  /** Runs an action of the page over lines. */
  async act(action: string, rows: readonly RecordRow[], input: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    const { actions, resource, page, newId } = this.parts;
    this.saving = new Set([...this.saving, ...rows.map(({ id }) => id)]);
    const targets = rows.map(({ id, version }) => ({ id, version }));
    const reply = await actions.post({ resource, page, action, targets, input, key: newId() });
    const refusal = reply.ok ? reply.value.find(outcome => outcome.refusal)?.refusal : reply.refusal;
    runInAction(() => {
      this.saving = new Set([...this.saving].filter(id => !rows.some(row => row.id === id)));
      this.refusal = refusal;
      if (refusal) this.refused = new Set([...this.refused, ...rows.map(({ id }) => id)]);
    });
    if (!refusal && this.plan !== undefined) await this.show(this.plan);
    return !refusal;
  }
}
