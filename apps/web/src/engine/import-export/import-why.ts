import { refuseReason } from '@axle/approvals';
import { makeAutoObservable } from 'mobx';
import type { ImportTask } from './task-center.ts';

/** Why a file changes what a second person decides on. */
export class ImportWhy {
  text = '';

  constructor() {
    makeAutoObservable(this);
  }

  type(text: string): void {
    this.text = text;
  }

  /** Whether nothing is to be explained, or it is. */
  isEnough(task: ImportTask | undefined): boolean {
    return task?.asksReason !== true || refuseReason(this.text) === undefined;
  }

  /** What is sent with a task: nothing where it does not ask. */
  sentWith(task: ImportTask): string | undefined {
    return task.asksReason ? this.text.trim() : undefined;
  }
}
