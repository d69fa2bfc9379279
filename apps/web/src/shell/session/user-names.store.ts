import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mainPaths, type UserName } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { placeOfReading } from './name-reading.ts';
import type { LanguageStore } from '../language/language.store.ts';

/** Everybody's nickname by id. Asked for once, when the first name is wanted. */
export class UserNamesStore {
  names: ReadonlyMap<number, UserName> = new Map();
  /** Where letters read as a name; undefined until {@link readNames}. */
  reading: typeof placeOfReading | undefined = undefined;
  #asked = false;
  readonly #main: MainClient;
  readonly #language: LanguageStore;

  constructor(main: MainClient, language: LanguageStore) {
    this.#main = main;
    this.#language = language;
    makeAutoObservable(this, { names: observableRef, reading: observableRef });
  }

  nickname(userId: number): string {
    const known = this.names.get(userId);
    if (!known) return String(userId);
    return (this.#language.current === 'en' && known.nicknameEn) || known.nickname;
  }

  /** Loads what names are read by: the table of the pinyin is no part of the first page. */
  async readNames(): Promise<void> {
    if (this.reading) return;
    const { placeOfReading: reading } = await import('./name-reading.ts');
    runInAction(() => (this.reading = reading));
  }

  /** Users whose names hold a text, or, once names can be read, its letters as pinyin; by name. */
  holding(typed: string): readonly { readonly id: number; readonly text: string }[] {
    const wanted = typed.trim().toLowerCase();
    return [...this.names.values()]
      .filter(
        ({ nickname, nicknameEn = '' }) =>
          [nickname, nicknameEn].some(name => name.toLowerCase().includes(wanted)) || this.reading?.(nickname, wanted) !== undefined,
      )
      .map(({ id }) => ({ id, text: this.nickname(id) }))
      .toSorted((one, other) => one.text.localeCompare(other.text, this.#language.current === 'en' ? 'en' : 'zh-CN'));
  }

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const reply = await this.#main.get(mainPaths.users, {}, { quiet: true });
    if (!reply.ok) {
      this.#asked = false;
      return;
    }
    const users = Array.isArray(reply.value) ? (reply.value as readonly UserName[]) : [];
    runInAction(() => (this.names = new Map(users.map(user => [user.id, user]))));
  }

  forget(): void {
    this.#asked = false;
    this.names = new Map();
  }
}
