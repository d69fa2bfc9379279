import { makeAutoObservable, observableRef } from 'mobx';
import type { Text } from '@axle/kernel';
import { checkPrompt } from '@axle/validation';
import type { Dialogs, Prompt, Question } from './dialogs.ts';

/** A dialog that waits for its answer. */
export interface OpenDialog {
  readonly id: number;
  readonly question: Question | Prompt;
  /** Whether a line of text is wanted. */
  readonly asksText: boolean;
  readonly settle: (answer: string | undefined) => void;
}

/** The dialogs that wait; the first one is in view. */
export class DialogsStore implements Dialogs {
  waiting: readonly OpenDialog[] = [];
  answer = '';
  /** Why the answer given will not do. */
  error: Text | undefined = undefined;
  #last = 0;

  constructor() {
    makeAutoObservable(this, { waiting: observableRef, error: observableRef });
  }

  get current(): OpenDialog | undefined {
    return this.waiting[0];
  }

  async confirm(question: Question): Promise<boolean> {
    return (await this.#ask(question, false)) !== undefined;
  }

  prompt(prompt: Prompt): Promise<string | undefined> {
    return this.#ask(prompt, true);
  }

  type(answer: string): void {
    this.answer = answer;
    this.error = undefined;
  }

  /** The user goes on; a blank answer to a prompt, or one that its check refuses, keeps the dialog. */
  accept(): void {
    const dialog = this.current;
    if (!dialog) return;
    if (!dialog.asksText) return this.#close(dialog, '');
    const answer = checkPrompt(this.answer);
    this.error = answer.ok ? (dialog.question as Prompt).check?.(answer.value) : answer.refusal.message;
    if (answer.ok && !this.error) this.#close(dialog, answer.value);
  }

  dismiss(): void {
    if (this.current) this.#close(this.current, undefined);
  }

  #ask(question: Question | Prompt, asksText: boolean): Promise<string | undefined> {
    return new Promise(settle => {
      this.waiting = [...this.waiting, { id: ++this.#last, question, asksText, settle }];
      if (this.waiting.length === 1) this.#begin();
    });
  }

  #close(dialog: OpenDialog, answer: string | undefined): void {
    this.waiting = this.waiting.slice(1);
    this.#begin();
    dialog.settle(answer);
  }

  #begin(): void {
    this.answer = (this.current?.question as Prompt | undefined)?.initial ?? '';
    this.error = undefined;
  }
}
