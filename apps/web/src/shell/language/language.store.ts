import type { i18n } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import { inLanguage, isText, type Language, type Text } from '@axle/kernel';
import { restoreLanguage } from '@axle/session';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { TextValues } from '../session/session.ts';

const key = 'axle.language';

/** The language that this browser was last used in. */
export function storedLanguage(values: BrowserValues): Language {
  const stored = values.read(key);
  return restoreLanguage(typeof stored === 'string' ? stored : undefined);
}

/** Most words that are remembered with the text that they say, before the older half is forgotten. */
const mostSaid = 10_000;

/** The language of the interface. Switching is live: nothing reloads. */
export class LanguageStore {
  current: Language;
  #spoken = false;
  #said = new Map<string, Text>();
  #saidBefore = new Map<string, Text>();
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

  /** A text in the current language, its placeholders filled. A value may be a text. */
  say(text: Text, values?: TextValues): string {
    const sentence = inLanguage(text, this.current);
    if (!values) return this.#remember(sentence, text);
    const said = Object.entries(values).map(([name, value]) => [name, isText(value) ? inLanguage(value, this.current) : value] as const);
    return this.#remember(this.#translator.t(sentence, { replace: Object.fromEntries(said), nest: false }), text);
  }

  /** The text that words on the screen say, as it was before its placeholders were filled; undefined for words that no text says. */
  saidFor(words: string): Text | undefined {
    return this.#said.get(words) ?? this.#saidBefore.get(words);
  }

  #remember(words: string, text: Text): string {
    if (this.#said.size >= mostSaid) [this.#saidBefore, this.#said] = [this.#said, new Map()];
    this.#said.set(words, text);
    return words;
  }

  #put(language: Language): void {
    this.current = language;
    void this.#translator.changeLanguage(language);
  }
}
