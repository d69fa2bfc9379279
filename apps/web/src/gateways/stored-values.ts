/** Small values kept by the browser. What cannot be stored is forgotten without complaint: nothing here is the only copy. */
export abstract class StoredValues {
  /** The value as it was written; undefined when there is none or it cannot be read. */
  abstract read(key: string): unknown;
  abstract write(key: string, value: unknown): void;
  abstract remove(key: string): void;
  /** The keys with a beginning under which something is stored, in their order; none where storage is forbidden. */
  abstract keys(beginning: string): readonly string[];
}

/** Kept by this browser, shared by its tabs. */
export abstract class BrowserValues extends StoredValues {}

/** Kept by one browser tab until it closes; survives a reload. */
export abstract class TabValues extends StoredValues {}
