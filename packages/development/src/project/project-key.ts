import { bareCode, foldSpelling } from '@axle/kernel';

/** What makes two projects the same one. */
export interface KnownProject {
  readonly name?: string;
  readonly category?: number;
  readonly oeNumbers?: readonly string[];
}

/** [N5] By what projects are compared: name, category and the first OE number, however they are spelled. */
export const projectKey = ({ name = '', category = 0, oeNumbers = [] }: KnownProject): string =>
  JSON.stringify([foldSpelling(name), category, bareCode(oeNumbers[0] ?? '')]);
