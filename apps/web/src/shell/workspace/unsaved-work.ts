import { fill, type Text } from '@axle/kernel';
import { frameText } from '../../text/frame.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';

/** What the open tabs hold that would be lost with them: forms not saved, files being sent. Pages report it, whoever closes them asks. */
export class UnsavedWork {
  readonly #reports = new Map<string, () => boolean>();
  readonly #dialogs: Dialogs;

  constructor(dialogs: Dialogs) {
    this.#dialogs = dialogs;
  }

  /** A page tells how to find out whether something in its tab is unsaved. The report stands while the tab is out of sight too. */
  report(tab: string, isUnsaved: () => boolean): void {
    this.#reports.set(tab, isUnsaved);
  }

  /** The tab is gone; without a tab, all are. */
  forget(tab?: string): void {
    if (tab === undefined) this.#reports.clear();
    else this.#reports.delete(tab);
  }

  /** Whether something in a tab is unsaved. */
  isIn(tab: string): boolean {
    return this.#reports.get(tab)?.() ?? false;
  }

  /** Whether something is unsaved anywhere. */
  get isAnywhere(): boolean {
    return [...this.#reports.values()].some(isUnsaved => isUnsaved());
  }

  /** Whether tabs may go: nothing in them is unsaved, or the user lets it go. */
  async mayGo(tabs: readonly { readonly key: string; readonly title: Text }[]): Promise<boolean> {
    const holding = tabs.filter(tab => this.isIn(tab.key));
    if (holding.length === 0) return true;
    return this.#dialogs.confirm({
      title: frameText.unsavedTitle,
      text: fill(frameText.unsavedText, {
        pages: { zh: holding.map(tab => tab.title.zh).join('、'), en: holding.map(tab => tab.title.en).join(', ') },
      }),
      confirm: frameText.unsavedGo,
      tone: 'danger',
    });
  }
}
