import { ok, type Result } from '@axle/kernel';
import { type Draft, draftChanged, type DraftEntry, type DraftPlace } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '../../gateways/main-client.ts';
import { draftEntries } from './draft-entries.ts';
import { isOfPlace } from './draft-place.ts';
import { isPassing, type KeeperParts, type Keeping } from './keeping.ts';
import { KnownVersions } from './known-versions.ts';
import { type LocalDraft, LocalDrafts } from './local-drafts.ts';

/**
 * Milliseconds of rest after a key before a draft is put into this browser, and before it is sent; and until a failed sending is tried
 * again.
 */
const [restLocally, rest, again] = [250, 1000, 5000];

/**
 * Keeps what is typed into forms: first in this browser, then on the server, without ever making anybody wait. What cannot be sent stays
 * here and is sent later. Where another window wrote the same draft meanwhile, what was typed here steps aside into a draft of its own.
 */
export class DraftKeeper {
  keeping: ReadonlyMap<string, Keeping> = new Map();
  /** Drafts that stepped aside: from the slot that another window holds to the one in which what was typed here stands. */
  moved: ReadonlyMap<string, string> = new Map();
  private readonly versions = new KnownVersions();
  private readonly waiting = new Map<string, { readonly draft: Draft; readonly typed?: string; readonly callOff: () => void }>();
  private readonly parts: KeeperParts;
  private held: { readonly user: number; readonly drafts: LocalDrafts } | undefined = undefined;
  private sending = false;
  private retry: (() => void) | undefined = undefined;

  constructor(parts: KeeperParts) {
    this.parts = parts;
    makeAutoObservable<DraftKeeper, 'parts' | 'versions' | 'waiting' | 'held' | 'sending' | 'retry' | 'local'>(this, {
      keeping: observableRef,
      moved: observableRef,
      versions: false,
      parts: false,
      waiting: false,
      held: false,
      sending: false,
      retry: false,
      local: false,
    });
  }

  /** Takes what was typed, and the words that identify it while the server does not have it. */
  keep(draft: Omit<Draft, 'at'>, typed?: string): void {
    const settled = this.waiting.has(draft.slot) || this.local?.of(draft.slot) ? undefined : this.versions.settledAt(draft);
    if (settled !== undefined) return this.note(draft.slot, { kind: 'kept', at: settled });
    const whole = { ...draft, at: new Date(this.parts.clock.now()).toISOString() };
    this.waiting.get(draft.slot)?.callOff();
    const callOffLocal = this.parts.clock.after(restLocally, () => this.putAway(draft.slot));
    const callOffSend = this.parts.clock.after(rest, () => void this.flush());
    this.waiting.set(draft.slot, {
      draft: whole,
      typed,
      callOff: () => {
        callOffLocal();
        callOffSend();
      },
    });
    this.note(draft.slot, { kind: 'sending', at: whole.at });
  }

  /** The draft was saved as a record, or discarded as it was at an instant; what another window typed into it since stays. */
  drop(slot: string, at?: string): void {
    const known = at === undefined ? this.versions.of(slot) : [at];
    this.waiting.get(slot)?.callOff();
    this.waiting.delete(slot);
    this.note(slot, undefined);
    this.versions.unsettle(slot);
    this.local?.put({ kind: 'dropped', slot, known });
    void this.flush();
  }

  /** Puts into this browser what was typed last, now: the page is about to go. */
  putAllAway(): void {
    for (const slot of this.waiting.keys()) this.putAway(slot);
  }

  /** Sends everything that waits, oldest first; what cannot be sent now is tried again. */
  async flush(): Promise<void> {
    this.putAllAway();
    if (this.sending) return;
    this.sending = true;
    this.retry?.();
    let cut = false;
    for (const local of this.local?.all() ?? []) {
      if (local.kind === 'kept' && this.keeping.get(local.draft.slot)?.kind === 'refused') continue;
      cut = !(await this.send(local));
      if (cut) break;
    }
    this.sending = false;
    if (cut) this.retry = this.parts.clock.after(again, () => void this.flush());
    else if (this.waiting.size === 0 && this.unsent()) void this.flush();
  }

  /** A draft by its slot. */
  async read(slot: string): Promise<Draft | undefined> {
    this.putAllAway();
    const reply = await this.parts.drafts.read(slot);
    const [local, sent] = [this.local?.of(slot), reply.ok ? reply.value : undefined];
    if (local?.kind === 'dropped') return undefined;
    if (local && !(sent && sent.at > local.draft.at)) return local.draft;
    if (sent) this.versions.settle(sent);
    this.follow(slot, undefined);
    return sent;
  }

  /** One's own drafts, everywhere or in one place, with those that the server does not have yet; newest first. */
  async list(place?: DraftPlace): Promise<Result<readonly DraftEntry[], CallRefusal>> {
    this.putAllAway();
    const reply = await this.parts.drafts.list(place);
    const local = this.local?.all() ?? [];
    const here = local.flatMap(one => (one.kind === 'kept' && (!place || isOfPlace(one.draft, place)) ? [one] : []));
    if (!reply.ok && here.length === 0) return reply;
    return ok(draftEntries(local, here, reply.ok ? reply.value : []));
  }

  private get local(): LocalDrafts | undefined {
    const { session, values } = this.parts;
    const user = session.userId;
    if (user === undefined) return undefined;
    if (this.held?.user !== user) this.held = { user, drafts: new LocalDrafts(values, user) };
    return this.held.drafts;
  }

  private unsent(): boolean {
    return (this.local?.all() ?? []).some(one => one.kind === 'dropped' || this.keeping.get(one.draft.slot)?.kind !== 'refused');
  }

  private putAway(slot: string): void {
    const waiting = this.waiting.get(slot);
    if (!waiting || !this.local) return;
    const { draft, typed } = waiting;
    this.local.put({ kind: 'kept', draft, ...(typed === undefined ? {} : { typed }), known: this.versions.of(slot) });
    // another window of this browser may send it
    this.versions.add(slot, draft.at);
  }

  /** False when the way is cut. */
  private async send(local: LocalDraft): Promise<boolean> {
    const slot = local.kind === 'kept' ? local.draft.slot : local.slot;
    const { drafts } = this.parts;
    const known = [...new Set([...local.known, ...this.versions.of(slot)])];
    const reply = await (local.kind === 'kept' ? drafts.save(local.draft, known) : drafts.drop(slot, local.known));
    if (local.kind === 'kept' && !reply.ok && reply.refusal.code === draftChanged) {
      this.stepAside(local);
      return true;
    }
    if (local.kind === 'kept' && reply.ok) this.versions.settle(local.draft);
    const cut = !reply.ok && isPassing(reply.refusal);
    const stored = this.local?.of(slot);
    const isNewest = JSON.stringify(stored) === JSON.stringify(local);
    if (!cut && isNewest && (reply.ok || local.kind === 'dropped')) this.local?.remove(slot);
    const waits = this.waiting.get(slot);
    if (local.kind === 'kept' && waits?.draft.at === local.draft.at) this.waiting.delete(slot);
    if (local.kind === 'kept' && isNewest)
      this.note(
        slot,
        cut
          ? { kind: 'local', at: local.draft.at }
          : reply.ok
            ? { kind: 'kept', at: local.draft.at }
            : { kind: 'refused', refusal: reply.refusal },
      );
    return !cut;
  }

  /** Another window holds the draft: what was typed here goes on as one of its own. */
  private stepAside({ draft, typed }: LocalDraft & { readonly kind: 'kept' }): void {
    const waits = this.waiting.get(draft.slot);
    waits?.callOff();
    this.waiting.delete(draft.slot);
    this.local?.remove(draft.slot);
    const slot = this.parts.ids.next();
    this.keep({ ...(waits?.draft ?? draft), slot }, waits ? waits.typed : typed);
    this.putAway(slot);
    this.note(draft.slot, undefined);
    this.follow(draft.slot, slot);
  }

  private follow(from: string, to: string | undefined): void {
    runInAction(() => (this.moved = withEntry(this.moved, from, to)));
  }

  private note(slot: string, keeping: Keeping | undefined): void {
    runInAction(() => (this.keeping = withEntry(this.keeping, slot, keeping)));
  }
}

/** A map with another value under a key; with none of undefined. */
const withEntry = <Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined): ReadonlyMap<string, Value> =>
  new Map([...[...map].filter(([other]) => other !== key), ...(value === undefined ? [] : [[key, value] as const])]);
