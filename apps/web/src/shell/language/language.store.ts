import type { i18n } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import { inLanguage, type Language, type Text } from '@axle/kernel';
import { restoreLanguage } from '@axle/session';
import type { BrowserValues } from '../../gateways/stored-values.ts';

const key = 'axle.language';

/** The language that this browser was last used in. */
export function storedLanguage(values: BrowserValues): Language {
  const stored = values.read(key);
  return restoreLanguage(typeof stored === 'string' ? stored : undefined);
}

/** The language of the interface. Switching is live: nothing reloads. */
export class LanguageStore {
  current: Language;
  #spoken = false;
  readonly #values: BrowserValues;
  readonly #translator: i18n;

  constructor(values: BrowserValues, translator: i18n) {
    this.#values = values;
    this.#translator = translator;
    this.current = storedLanguage(values);
    makeAutoObservable(this, { current: observableRef });
  }

  choose(language: Language): void {
    this.#values.write(key, language);
    this.#put(language);
  }

  /** Takes the language that an address asks for; the browser's own choice stays what it was. */
  speak(language: Language): void {
    this.#spoken = true;
    this.#put(language);
  }

  /** Takes over the language of the user's profile where none was ever chosen in this browser. */
  adopt(language: string): void {
    if (!this.#spoken && this.#values.read(key) === undefined && restoreLanguage(language) !== this.current)
      this.choose(restoreLanguage(language));
  }

  say(text: Text): string {
    return inLanguage(text, this.current);
  }

  #put(language: Language): void {
    this.current = language;
    void this.#translator.changeLanguage(language);
  }
}
