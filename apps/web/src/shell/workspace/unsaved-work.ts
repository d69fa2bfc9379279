import { fill, type Text, text } from '@axle/kernel';
import { frameText } from '../../text/frame.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { KeptInput } from './kept-input.ts';

interface Report {
  readonly isUnsaved: () => boolean;
  readonly input: () => unknown;
}

/** What saves itself as it is changed: a moment later, or one change after the other. */
export interface SelfSaving {
  readonly isSaving: boolean;
  /** Sends what waits, and ends when all is answered. */
  readonly finish: () => Promise<void>;
}

/** Unsaved work of the open tabs: unsaved forms, files being sent. Pages report it; code that closes a tab asks the user first. */
export class UnsavedWork {
  readonly #reports = new Map<string, Report>();
  readonly #selfSaving = new Set<SelfSaving>();
  readonly #dialogs: Dialogs;
  readonly #kept: KeptInput;

  constructor(dialogs: Dialogs, kept: KeptInput) {
    this.#dialogs = dialogs;
    this.#kept = kept;
  }

  /**
   * Registers how to find out whether a tab has unsaved input, and which of it can be kept as JSON. It stays registered while the tab is
   * out of sight.
   */
  report(tab: string, isUnsaved: () => boolean, input: () => unknown = () => undefined): void {
    this.#reports.set(tab, { isUnsaved, input });
  }

  /** Registers something that saves itself; returns the function that unregisters it. */
  follow(saving: SelfSaving): () => void {
    this.#selfSaving.add(saving);
    return () => void this.#selfSaving.delete(saving);
  }

  /** Ends when everything that saves itself is saved. */
  async settle(): Promise<void> {
    await Promise.all([...this.#selfSaving].map(saving => saving.finish()));
  }

  /** The tab is gone with what was kept for it; without a tab, the frame with all of them, and what was kept waits. */
  forget(tab?: string): void {
    if (tab === undefined) return this.#reports.clear();
    this.#reports.delete(tab);
    this.#kept.take(tab);
  }

  /** Whether something in a tab is unsaved, or waits to be put back there. */
  isIn(tab: string): boolean {
    return (this.#reports.get(tab)?.isUnsaved() ?? false) || this.#kept.holds(tab);
  }

  /** Whether something is unsaved anywhere. */
  get isAnywhere(): boolean {
    return [...this.#reports.values()].some(report => report.isUnsaved()) || [...this.#selfSaving].some(({ isSaving }) => isSaving);
  }

  /** The user cannot be asked: the session has ended, or the app reloads automatically. What was typed is kept for the user. */
  keep(): void {
    const inputs = [...this.#reports].flatMap(([tab, { input }]) => {
      const typed = input();
      return typed === undefined ? [] : [[tab, typed] as const];
    });
    if (inputs.length > 0 && this.#kept.put(Object.fromEntries(inputs))) this.#reports.clear();
  }

  /** What was kept of a tab, once. */
  take(tab: string): unknown {
    return this.#kept.take(tab);
  }

  /** The user signs out and has discarded everything. */
  discard(): void {
    this.#reports.clear();
    this.#kept.discard();
  }

  /** Whether tabs may be closed: nothing in them is unsaved, or the user discards it. */
  async mayGo(tabs: readonly { readonly key: string; readonly title: Text }[]): Promise<boolean> {
    const holding = tabs.filter(tab => this.isIn(tab.key));
    if (holding.length === 0) return true;
    return this.#dialogs.confirm({
      title: frameText.unsavedTitle,
      text: fill(frameText.unsavedText, {
        pages: text(holding.map(tab => tab.title.zh).join('、'), holding.map(tab => tab.title.en).join(', ')),
      }),
      confirm: frameText.unsavedGo,
      tone: 'danger',
    });
  }
}
