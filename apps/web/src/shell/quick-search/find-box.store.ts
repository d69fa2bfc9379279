import { type Text, text } from '@axle/kernel';
import { type FoundOnPage, mainPaths } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../gateways/clock.ts';
import type { MainClient } from '../../gateways/main-client.ts';
import { findText } from '../../text/find.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import { foundChoices } from './found-choices.ts';
import { matchChoices } from './match-choices.ts';
import { actionChoices, pageChoices, viewChoices } from './menu-choices.ts';
import type { QuickSearchStore } from './quick-search.store.ts';
import type { RecentChoices } from './recent-choices.ts';

/** Most choices under a heading that are known here. */
const most = 8;

/** Milliseconds after the last key until records are asked for. */
const pause = 200;

const both = (name: Text | undefined, title: Text): Text => (name ? text(`${name.zh} · ${title.zh}`, `${name.en} · ${title.en}`) : title);

/** Where the record of a choice stands, as it is remembered: `brand.7`. */
const placeOf = ({ key }: Choice): string => key.replace('-record-', '.');

/** A page, and the record that is open in it. */
interface Place {
  readonly page?: string;
  readonly record?: string;
}

/** What the box stands on. */
export interface FindBoxParts {
  readonly session: SessionStore;
  readonly main: MainClient;
  readonly clock: Clock;
  readonly search: QuickSearchStore;
  readonly recent: RecentChoices;
  /** What the frame itself can do. */
  readonly commands: readonly Choice[];
}

/** The open box: what was typed, and the pages, views, actions and records that answer it. */
export class FindBoxStore {
  typed = '';
  place = 0;
  state: 'idle' | 'loading' | 'failed' = 'idle';
  refusal: Text | undefined = undefined;
  found: readonly FoundOnPage[] = [];
  /** Records looked at lately, as far as they may be seen still. */
  seen: readonly FoundOnPage[] = [];
  /** What is in sight already, and so not offered among the last. */
  here: Place = {};
  #callOff = (): void => undefined;
  readonly #parts: FindBoxParts;

  constructor(parts: FindBoxParts) {
    this.#parts = parts;
    makeAutoObservable(this, { found: observableRef, seen: observableRef, refusal: observableRef, here: observableRef });
    void this.#recall();
  }

  /** What is offered, under headings; nothing typed offers the pages and records used last, then all pages. */
  get groups(): readonly ChoiceGroup[] {
    const { session, recent } = this.#parts;
    const { pages, views, actions } = this.#known;
    const titleOf = (page: string) => session.pages.find(({ key }) => key === page)?.title ?? text(page, page);
    const isEmpty = this.typed.trim() === '';
    const lately = isEmpty ? recent.among([...pages, ...views, ...actions]).filter(({ key }) => key !== this.here.page) : [];
    const groups = [
      { title: findText.recent, choices: lately },
      { title: findText.seen, choices: isEmpty ? this.#seenChoices(titleOf) : [] },
      { title: findText.pages, choices: matchChoices(isEmpty ? pages : [...pages, ...views], this.typed).slice(0, most) },
      { title: findText.actions, choices: isEmpty ? [] : matchChoices(actions, this.typed).slice(0, most) },
      ...foundChoices(this.found, titleOf),
    ];
    const before = new Set(lately.map(({ key }) => key));
    return groups
      .map(({ title, choices }, place) => ({ title, choices: place === 0 ? choices : choices.filter(({ key }) => !before.has(key)) }))
      .filter(({ choices }) => choices.length > 0);
  }

  get choices(): readonly Choice[] {
    return this.groups.flatMap(({ choices }) => choices);
  }

  get chosen(): Choice | undefined {
    return this.choices[this.place];
  }

  /** Says what is in sight behind the box: a record may close while the box is open. */
  standBefore(here: Place): void {
    this.here = here;
  }

  type(typed: string): void {
    const isSame = typed.trim() === this.typed.trim();
    this.typed = typed;
    if (isSame) return;
    this.place = 0;
    this.#ask(pause);
  }

  /** Asks for records once more. */
  retry(): void {
    this.#ask(0);
  }

  /** Moves the choice, around both ends. */
  move(step: number): void {
    const count = this.choices.length;
    if (count > 0) this.place = (this.place + step + count) % count;
  }

  /** Remembers what was chosen; a record is remembered once it is in sight. */
  note(choice: Choice): void {
    const { pages, views, actions } = this.#known;
    if ([...pages, ...views, ...actions].some(({ key }) => key === choice.key)) this.#parts.recent.note(choice);
  }

  /** Nothing is asked for any more. */
  close(): void {
    this.#callOff();
  }

  /** Records looked at lately, the last one first, each with the title of its page. */
  #seenChoices(titleOf: (page: string) => Text): readonly Choice[] {
    const order = this.#parts.recent.records;
    const inSight = `${this.here.page}.${this.here.record}`;
    return foundChoices(this.seen, titleOf)
      .flatMap(({ title, choices }) => choices.map(choice => ({ ...choice, note: both(choice.note, title), at: placeOf(choice) })))
      .filter(({ at }) => at !== inSight)
      .map(({ at, ...choice }) => ({ ...choice, place: order.indexOf(at) }))
      .toSorted((one, other) => one.place - other.place);
  }

  async #recall(): Promise<void> {
    const { main, recent } = this.#parts;
    const records = recent.records.join(',');
    if (records === '') return;
    const reply = await main.get(mainPaths.find, { records }, { quiet: true });
    runInAction(() => {
      if (reply.ok) this.seen = reply.value as readonly FoundOnPage[];
    });
  }

  /** What may be found without asking. */
  get #known() {
    const { session, search, commands } = this.#parts;
    return {
      pages: pageChoices(session.menu),
      views: viewChoices(session.menu, page => search.viewsOf(page)),
      actions: [...actionChoices(session.menu), ...commands],
    };
  }

  #ask(wait: number): void {
    this.#callOff();
    [this.found, this.refusal] = [[], undefined];
    const q = this.typed.trim();
    this.state = q.length < 2 ? 'idle' : 'loading';
    if (this.state === 'idle') return;
    const stop = new AbortController();
    const forget = this.#parts.clock.after(wait, () => void this.#load(q, stop.signal));
    this.#callOff = () => {
      forget();
      stop.abort();
    };
  }

  async #load(q: string, signal: AbortSignal): Promise<void> {
    const reply = await this.#parts.main.get(mainPaths.find, { q: q.slice(0, 100) }, { quiet: true, signal });
    if (signal.aborted) return;
    runInAction(() => {
      this.state = reply.ok ? 'idle' : 'failed';
      if (reply.ok) this.found = reply.value as readonly FoundOnPage[];
      else this.refusal = reply.refusal.message;
    });
  }
}
