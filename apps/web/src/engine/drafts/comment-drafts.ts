import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Ids } from '../../gateways/ids.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** What the drafts of comments on a record are kept with. */
export interface CommentDraftParts {
  readonly keeper: DraftKeeper;
  readonly page: string;
  readonly record: number;
  readonly ids: Ids;
}

/** The comment that a text changes, by its id; undefined for a new one. */
type Said = number | undefined;

/** What was typed before into the box of a comment. */
export interface CommentDraft {
  readonly slot: string;
  readonly text: string;
  readonly at: string;
}

/**
 * What somebody begins to say about a record, or to change of what was said: kept while it is typed, found again on any machine, gone
 * when it is sent or taken back.
 */
export class CommentDrafts {
  /** What was typed before, by comment; undefined until that is known. */
  found: ReadonlyMap<Said, CommentDraft> | undefined = undefined;
  /** What another window typed for the same comment, until one of both is chosen. */
  theirs: ReadonlyMap<Said, CommentDraft> = new Map();
  private readonly slots = new Map<Said, string>();
  private readonly parts: CommentDraftParts;

  constructor(parts: CommentDraftParts) {
    this.parts = parts;
    makeAutoObservable<CommentDrafts, 'parts' | 'slots'>(this, {
      found: observableRef,
      theirs: observableRef,
      parts: false,
      slots: false,
    });
  }

  /** Looks for what was typed before. */
  async look(): Promise<void> {
    const { keeper, page, record } = this.parts;
    const known = await keeper.list({ page, record, comment: true });
    const newest = Map.groupBy(known.ok ? known.value : [], ({ said }) => said);
    const found = new Map<Said, CommentDraft>();
    for (const [said, [entry]] of newest) {
      const draft = entry && (await this.read(entry.slot));
      if (!draft) continue;
      this.slots.set(said, draft.slot);
      found.set(said, draft);
    }
    runInAction(() => (this.found = found));
  }

  /** Watches whether another window types the same; answers what ends that. */
  watch(): () => void {
    const { keeper } = this.parts;
    return reaction(
      () => keeper.moved,
      moved => {
        for (const [said, slot] of this.slots) {
          const own = moved.get(slot);
          if (own === undefined) continue;
          this.slots.set(said, own);
          void this.show(said, slot);
        }
      },
    );
  }

  /** Keeps what a box holds now; an empty one, or one that holds what was said, is forgotten. */
  type(text: string, said?: number, former = ''): void {
    const { keeper, page, record, ids } = this.parts;
    const isNothing = text.trim() === '' || text === former;
    const slot = this.slots.get(said) ?? (isNothing ? undefined : ids.next());
    if (slot === undefined) return;
    this.slots.set(said, slot);
    if (isNothing) keeper.drop(slot);
    else keeper.keep({ slot, page, record, comment: true, ...(said === undefined ? {} : { said }), base: {}, values: { text } });
  }

  /** The change of a comment is saved or given up. */
  end(said: number): void {
    const slot = this.slots.get(said);
    if (slot !== undefined) this.parts.keeper.drop(slot);
    this.slots.delete(said);
    this.found = without(this.found ?? new Map(), said);
    this.theirs = without(this.theirs, said);
  }

  /** Keeps one of two texts for the same comment, and gives the other up. */
  choose(said: Said, whose: 'mine' | 'theirs'): void {
    const theirs = this.theirs.get(said);
    if (!theirs) return;
    const mine = this.slots.get(said);
    if (whose === 'mine') this.parts.keeper.drop(theirs.slot, theirs.at);
    else {
      if (mine !== undefined) this.parts.keeper.drop(mine);
      this.slots.set(said, theirs.slot);
      this.found = new Map(this.found).set(said, theirs);
    }
    this.theirs = without(this.theirs, said);
  }

  private async show(said: Said, slot: string): Promise<void> {
    const draft = await this.read(slot);
    if (draft) runInAction(() => (this.theirs = new Map(this.theirs).set(said, draft)));
  }

  private async read(slot: string): Promise<CommentDraft | undefined> {
    const draft = await this.parts.keeper.read(slot);
    const text = draft?.values['text'];
    return draft && typeof text === 'string' ? { slot: draft.slot, text, at: draft.at } : undefined;
  }
}

const without = (map: ReadonlyMap<Said, CommentDraft>, said: Said) => new Map([...map].filter(([key]) => key !== said));
