/** A test that shows an example: its file, and a part of its title. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** The worked example of a page: what happens, in few words, and the tests that show it. */
export interface Example {
  readonly says: string;
  readonly by: readonly Proof[];
}

/** Worked examples of a section by page. */
export type Examples = Readonly<Record<string, Example>>;

/** Says an example and the tests that show it, each as a file and a part of the title. */
export const shown = (says: string, ...by: readonly (readonly [file: string, title: string])[]): Example => ({
  says,
  by: by.map(([file, title]) => ({ file, title })),
});

/** A journey in the browser, by its file's name and a part of its title. */
export const journey = (file: string, title: string): readonly [file: string, title: string] => [`tests/journeys/${file}.spec.ts`, title];
