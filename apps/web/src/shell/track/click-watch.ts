import { controlName } from '@axle/tracking';
import type { LanguageStore } from '../language/language.store.ts';
import type { Tracking } from '../tracking.ts';

/** What is pressed. Choices, cells and links are none: they say what data there is. */
const controls = 'button, [role="button"], [role="tab"], [role="menuitem"]';

/** What a button stands in, when it is over the page. */
const dialogs = '[role="dialog"]';

/**
 * Reports every button that is pressed to the tracking: by the key in its `data-button`, otherwise by its English label, whatever the
 * language of the screen. A button that is labelled with data alone is not reported.
 */
export class ClickWatch {
  readonly #tracking: Pick<Tracking, 'buttonClick'>;
  readonly #language: Pick<LanguageStore, 'saidFor'>;

  constructor(tracking: Pick<Tracking, 'buttonClick'>, language: Pick<LanguageStore, 'saidFor'>) {
    [this.#tracking, this.#language] = [tracking, language];
  }

  /** Hears clicks on their way down, before what they do takes the button away. */
  start(page: Pick<Document, 'addEventListener'>): void {
    page.addEventListener('click', event => this.hear(event.target), { capture: true });
  }

  hear(target: EventTarget | null): void {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (!control || control.matches(':disabled, [aria-disabled="true"]')) return;
    const name = control.dataset['button'] ?? this.#named(control.getAttribute('aria-label') ?? control.textContent);
    if (name === undefined) return;
    const dialog = control.closest<HTMLElement>(dialogs);
    this.#tracking.buttonClick(name, dialog ? this.#dialogName(dialog) : undefined);
  }

  #dialogName(dialog: HTMLElement): string {
    const title = dialog.ownerDocument.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    return this.#named(dialog.getAttribute('aria-label') ?? title?.textContent ?? '') ?? 'record';
  }

  #named(words: string): string | undefined {
    const said = this.#language.saidFor(words.trim());
    return said && controlName(said.en);
  }
}
