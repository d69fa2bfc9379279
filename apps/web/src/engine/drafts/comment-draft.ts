import { makeAutoObservable, runInAction } from 'mobx';
import type { DraftKeeper } from './draft-keeper.ts';

/** What a comment's draft is kept with. */
export interface CommentDraftParts {
  readonly keeper: DraftKeeper;
  readonly page: string;
  readonly record: number;
  /** A fresh UUID. */
  readonly slot: string;
}

/** What somebody begins to say about a record: kept while it is typed, found again on any machine, gone when it is sent or emptied. */
export class CommentDraft {
  /** What was typed before, empty where nothing was; undefined until that is known. */
  found: string | undefined = undefined;
  private slot: string;
  private readonly parts: CommentDraftParts;

  constructor(parts: CommentDraftParts) {
    this.parts = parts;
    this.slot = parts.slot;
    makeAutoObservable<CommentDraft, 'parts' | 'slot'>(this, { parts: false, slot: false });
  }

  /** Looks for what was typed before. */
  async look(): Promise<void> {
    const { keeper, page, record } = this.parts;
    const known = await keeper.list({ page, record, comment: true });
    const newest = known.ok ? known.value[0] : undefined;
    const draft = newest && (await keeper.read(newest.slot));
    const text = draft?.values['text'];
    if (draft) this.slot = draft.slot;
    runInAction(() => (this.found = typeof text === 'string' ? text : ''));
  }

  /** Keeps what the box holds now; an empty one is forgotten. */
  type(text: string): void {
    const { keeper, page, record } = this.parts;
    if (text.trim() === '') keeper.drop(this.slot);
    else keeper.keep({ slot: this.slot, page, record, comment: true, base: {}, values: { text } });
  }
}
