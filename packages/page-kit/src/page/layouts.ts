import type { Result, Text } from '@axle/kernel';
import type { LineField } from '../field/field.ts';
import type { RecordValues } from '../resource/resource.ts';

/** A page where people scan one code after the other. The page's resource is what the scans are counted to. */
export interface Station {
  /** What is scanned. */
  readonly prompt: Text;
  /** Action of the page that takes a scan: `{code}` as its input, and a key by which the same scan is taken once however often it is sent. */
  readonly scan: string;
  /** Action that takes a scan back, by `{key}`; absent where scans cannot be taken back. */
  readonly undo?: string;
  /** Most scans that wait while the network is away. */
  readonly mostWaiting: number;
}

/** A page that works something out from what is typed, and keeps no records. */
export interface Tool {
  readonly inputs: Readonly<Record<string, LineField>>;
  readonly results: Readonly<Record<string, LineField>>;
  /** A function of a domain package: the results by the inputs, or why there are none. */
  readonly work: (inputs: RecordValues) => Result<RecordValues>;
}
