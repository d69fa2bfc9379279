/** A tab or sub-tab as the records name it: by its key, and by its Chinese title. */
export interface TabInView {
  /** Key of its page, given where another page may be in view: then the tab is reported when its page comes into view. */
  readonly page?: string;
  readonly key: string;
  readonly label: string;
}

/** Records how the screens are used. Never blocks and never fails. */
export abstract class Tracking {
  /** A button was pressed on the page in view; `dialog` when it stands in one. */
  abstract buttonClick(buttonName: string, dialog?: string): void;
  /** The tab and sub-tab of the page in view, sent with the next records; another one is a page view. */
  abstract showTab(tab: TabInView | undefined, subTab?: TabInView): void;
}
