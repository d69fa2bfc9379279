import { makeAutoObservable } from 'mobx';

/** Whether the sheet of keyboard shortcuts is in view. */
export class ShortcutsStore {
  isOpen = false;

  constructor() {
    makeAutoObservable(this);
  }

  show(): void {
    this.isOpen = true;
  }

  hide(): void {
    this.isOpen = false;
  }

  /** Takes a key that was pressed: ? opens the sheet unless something is being typed. Whether it was taken. */
  press(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): boolean {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
    this.show();
    return true;
  }
}

/** Whether what is pressed there is text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=button])'));
