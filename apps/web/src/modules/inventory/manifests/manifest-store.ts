import { ok, type Result, type Text } from '@axle/kernel';
import type { RecordRow, RecordValues, Target, TargetOutcome } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';

/** A manifest, from the parcels on it. */
export interface Manifest {
  readonly no: string;
  readonly courier: string;
  readonly isHanded: boolean;
  readonly parcels: readonly RecordRow[];
}

/** Parcels of manifests that are shown at most. */
const most = 200;

type Run = (
  action: string,
  input: RecordValues,
  targets?: readonly Target[],
  key?: string,
) => Promise<Result<readonly TargetOutcome[], CallRefusal>>;

/** The newest manifests, and the open one. */
export class ManifestStore {
  manifests: readonly Manifest[] | undefined = undefined;
  chosen: string | undefined = undefined;
  said: { readonly words: Text; readonly tone: 'good' | 'bad' } | undefined = undefined;
  private readonly records: PageRecords;
  private readonly run: Run;
  private readonly latest = new Latest();

  constructor(records: PageRecords, run: Run) {
    [this.records, this.run] = [records, run];
    makeAutoObservable<ManifestStore, 'records' | 'run' | 'latest'>(this, {
      manifests: observableRef,
      said: observableRef,
      records: false,
      run: false,
      latest: false,
    });
  }

  get inHand(): Manifest | undefined {
    return this.manifests?.find(({ no }) => no === this.chosen);
  }

  choose(no: string | undefined): void {
    this.chosen = no;
    this.said = undefined;
  }

  /** Opens the manifest that an action has just created. */
  async open(no: string): Promise<void> {
    this.choose(no);
    await this.load();
  }

  say(words: Text, tone: 'good' | 'bad'): void {
    this.said = { words, tone };
  }

  /** Reads the parcels that stand on manifests. */
  async load(): Promise<void> {
    const sort = [{ field: 'manifestNo', descending: true }, { field: 'parcelNo' }];
    const query = { filters: [{ field: 'manifestNo', op: 'notEmpty' as const }], sort, limit: most };
    await this.latest.ask(
      signal => this.records.list(query, { signal }),
      reply =>
        runInAction(() => {
          if (!reply.ok) return this.say(reply.refusal.message, 'bad');
          this.manifests = [...Map.groupBy(reply.value.rows, row => String(row['manifestNo']))].map(([no, parcels]) => ({
            no,
            courier: String(parcels[0]?.['courierCode'] ?? ''),
            isHanded: parcels.every(row => row['state'] === 'handed'),
            parcels,
          }));
          // at the start the newest manifest that is not handed over is opened
          this.chosen ??= this.manifests.find(({ isHanded }) => !isHanded)?.no;
        }),
    );
  }

  /** Runs an action and shows why it was refused; resolves to whether it was done. */
  async act(action: string, input: RecordValues, targets: readonly Target[] = []): Promise<boolean> {
    const reply = await this.run(action, input, targets);
    const refusal = reply.ok ? reply.value.find(outcome => outcome.refusal)?.refusal : (reply.refusal.fields?.[0] ?? reply.refusal);
    runInAction(() => {
      this.said = refusal ? { words: refusal.message, tone: 'bad' } : undefined;
    });
    await this.load();
    return refusal === undefined;
  }

  /** Scans onto a manifest. */
  scansOf(manifest: string): Scans {
    return {
      send: async (key, code) => {
        const reply = await this.run('scanParcel', { manifest, code }, [], key);
        if (!reply.ok) return reply;
        await this.load();
        return ok(undefined);
      },
    };
  }
}
