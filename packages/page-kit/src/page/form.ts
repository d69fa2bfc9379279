import type { Refusal, Text } from '@axle/kernel';
import type { RecordValues } from '../resource/resource.ts';

/** Fields of a form that stand together. */
export interface FormGroup<Name extends string = string> {
  readonly title: Text;
  readonly fields: readonly Name[];
}

/** One text of a preview; `missing` where it cannot be written. */
export interface PreviewLine {
  readonly label: Text;
  readonly text: string;
  readonly missing?: boolean;
}

/** A preview of what readers will see of a record, shown while its form is filled in: a named export of a domain package. */
export type FormPreview<Values = RecordValues> = (values: Values) => readonly PreviewLine[];

/**
 * What is unusual about the record in a form and hinders nobody, by its fields: a named export of a domain package, over the values and
 * what the server knows of the matter.
 */
export type FormRemarks<Values = RecordValues> = (values: Values, known: readonly string[]) => readonly Refusal[];
