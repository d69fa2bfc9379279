import type { Text } from '@axle/kernel';

/** A question before something that is hard to undo. */
export interface Question {
  readonly title: Text;
  readonly text: Text | string;
  /** Words of the button that goes on; 'OK' unless given. */
  readonly confirm?: Text;
  readonly tone?: 'primary' | 'danger';
}

/** A question that is answered by a line of text. */
export interface Prompt extends Question {
  readonly initial?: string;
  readonly placeholder?: Text;
  /** Why an answer will not do; undefined when it will. A blank answer never does. */
  readonly check?: (answer: string) => Text | undefined;
}

/** Asks the user in a dialog, one at a time. */
export abstract class Dialogs {
  /** Whether the user goes on. */
  abstract confirm(question: Question): Promise<boolean>;
  /** The trimmed answer; undefined when the user turned back. */
  abstract prompt(prompt: Prompt): Promise<string | undefined>;
}
