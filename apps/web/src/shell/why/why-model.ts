import { pinyinPlace, type Text } from '@axle/kernel';
import type { Section } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { mainPaths, type UserRights } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../engine/answers/latest.ts';
import type { MainClient } from '../../gateways/main-client.ts';
import { answerOf, type WhyAnswer } from './answer.ts';
import { type Subject, type SubjectChoice, subjectsOf } from './subjects.ts';

/** Most subjects offered at once. */
const most = 50;

/** The open dialog: a user, the question about the user, and the user's rights as the server returned them. */
export class WhyModel {
  user: number | undefined = undefined;
  subject: Subject | undefined = undefined;
  state: 'idle' | 'loading' | 'failed' = 'idle';
  refusal: Text | undefined = undefined;
  rights: UserRights | undefined = undefined;
  sections: readonly Section[] = [];
  readonly #latest = new Latest();
  readonly #main: MainClient;

  constructor(main: MainClient) {
    this.#main = main;
    makeAutoObservable(this, { subject: observableRef, refusal: observableRef, rights: observableRef, sections: observableRef });
  }

  /** Everything that can be asked about. */
  get subjects(): readonly SubjectChoice[] {
    return subjectsOf(this.sections);
  }

  get answer(): WhyAnswer | undefined {
    return this.rights && this.subject && answerOf(this.rights, this.subject);
  }

  /** Subjects whose title or code holds what was typed, with their places in the list of all. */
  search(typed: string): readonly { readonly id: number; readonly choice: SubjectChoice }[] {
    const wanted = typed.toLowerCase();
    const fits = ({ title, note }: SubjectChoice) =>
      [title.zh, title.en, note].some(text => text.toLowerCase().includes(wanted)) || pinyinPlace(title.zh, wanted) !== undefined;
    return this.subjects
      .map((choice, id) => ({ id, choice }))
      .filter(({ choice }) => fits(choice))
      .slice(0, most);
  }

  choose(user: number | undefined): void {
    this.user = user;
    this.rights = undefined;
    void this.load();
  }

  ask(subject: Subject | undefined): void {
    this.subject = subject;
  }

  /** Asks what decides over the chosen user. */
  async load(): Promise<void> {
    const { user } = this;
    this.state = user === undefined ? 'idle' : 'loading';
    this.refusal = undefined;
    await this.#latest.ask(
      signal =>
        Promise.all([
          allSections(),
          user === undefined ? undefined : this.#main.get(mainPaths.rightsOfUser, { user }, { quiet: true, signal }),
        ]),
      ([sections, reply]) =>
        runInAction(() => {
          this.sections = sections;
          if (!reply) return;
          this.state = reply.ok ? 'idle' : 'failed';
          if (reply.ok) this.rights = reply.value as UserRights;
          else this.refusal = reply.refusal.message;
        }),
    );
  }

  /** Nothing is waited for any more. */
  close(): void {
    this.#latest.giveUp();
  }
}
