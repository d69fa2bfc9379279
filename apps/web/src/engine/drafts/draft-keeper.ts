import { ok, type Result } from '@axle/kernel';
import type { Draft, DraftEntry, DraftPlace } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../gateways/clock.ts';
import type { CallRefusal } from '../../gateways/main-client.ts';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { Session } from '../../shell/session/session.ts';
import { isOfPlace } from './draft-place.ts';
import type { Drafts } from './drafts.ts';
import { type LocalDraft, LocalDrafts } from './local-drafts.ts';

/**
 * Milliseconds of rest after a key before a draft is put into this browser, and before it is sent; and until a failed sending is tried
 * again.
 */
const [restLocally, rest, again] = [250, 1000, 5000];

/** Refusals that say nothing about the draft: the way to the server is cut, or the session is over. */
const passing = new Set([
  'OFFLINE',
  'NO_RESPONSE',
  'SERVER_ERROR',
  'HTTP_STATUS',
  'REQUEST_EXCEPTION',
  'CANCELLED',
  'SIGNED_OUT',
  'CODE_MISSING',
]);

/** How a draft fares: on its way, on the server, only in this browser for now, or refused by the server for a reason to be read. */
export type Keeping =
  | { readonly kind: 'sending' | 'kept' | 'local'; readonly at: string }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal };

/** What the keeper stands on. */
export interface KeeperParts {
  readonly drafts: Drafts;
  readonly values: BrowserValues;
  readonly clock: Clock;
  readonly session: Pick<Session, 'userId'>;
}

/**
 * Keeps what is typed into forms: first in this browser, then on the server, without ever making anybody wait. What cannot be sent stays
 * here and is sent later.
 */
export class DraftKeeper {
  keeping: ReadonlyMap<string, Keeping> = new Map();
  private readonly waiting = new Map<string, { readonly draft: Draft; readonly typed?: string; readonly callOff: () => void }>();
  private readonly parts: KeeperParts;
  private held: { readonly user: number; readonly drafts: LocalDrafts } | undefined = undefined;
  private sending = false;
  private retry: (() => void) | undefined = undefined;

  constructor(parts: KeeperParts) {
    this.parts = parts;
    makeAutoObservable<DraftKeeper, 'parts' | 'waiting' | 'held' | 'sending' | 'retry' | 'local'>(this, {
      keeping: observableRef,
      parts: false,
      waiting: false,
      held: false,
      sending: false,
      retry: false,
      local: false,
    });
  }

  /** Takes what was typed, and the words by which it is told apart while the server does not have it. */
  keep(draft: Omit<Draft, 'at'>, typed?: string): void {
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

  /** The draft was saved as a record, or discarded. */
  drop(slot: string): void {
    this.waiting.get(slot)?.callOff();
    this.waiting.delete(slot);
    this.note(slot, undefined);
    this.local?.put({ kind: 'dropped', slot });
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
    return local && !(sent && sent.at > local.draft.at) ? local.draft : sent;
  }

  /** One's own drafts, everywhere or in one place, with those that the server does not have yet; newest first. */
  async list(place?: DraftPlace): Promise<Result<readonly DraftEntry[], CallRefusal>> {
    this.putAllAway();
    const reply = await this.parts.drafts.list(place);
    const local = this.local?.all() ?? [];
    const here = local.flatMap(one => (one.kind === 'kept' && (!place || isOfPlace(one.draft, place)) ? [one] : []));
    if (!reply.ok && here.length === 0) return reply;
    const slots = new Set(local.map(one => (one.kind === 'kept' ? one.draft.slot : one.slot)));
    const sent = reply.ok ? reply.value : [];
    const entries = here.map(({ draft, typed }): DraftEntry => {
      const known = sent.find(entry => entry.slot === draft.slot);
      const { slot, page, record, comment, at } = draft;
      return { slot, page, record, comment, name: known?.name, typed: typed ?? known?.typed, at, state: known?.state ?? 'same' };
    });
    return ok([...entries, ...sent.filter(entry => !slots.has(entry.slot))].toSorted((one, other) => (one.at < other.at ? 1 : -1)));
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
    this.local.put({ kind: 'kept', draft: waiting.draft, ...(waiting.typed === undefined ? {} : { typed: waiting.typed }) });
  }

  /** False when the way is cut. */
  private async send(local: LocalDraft): Promise<boolean> {
    const slot = local.kind === 'kept' ? local.draft.slot : local.slot;
    const { drafts } = this.parts;
    const reply = await (local.kind === 'kept' ? drafts.save(local.draft) : drafts.drop(slot));
    const cut = !reply.ok && passing.has(reply.refusal.code);
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

  private note(slot: string, keeping: Keeping | undefined): void {
    runInAction(() => {
      const map = new Map(this.keeping);
      if (keeping) map.set(slot, keeping);
      else map.delete(slot);
      this.keeping = map;
    });
  }
}
