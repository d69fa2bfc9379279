import type { Text } from '@axle/kernel';

/** Something that the box of the frame offers. */
export interface Choice {
  /** Identifies it among all choices, and among those chosen lately. */
  readonly key: string;
  readonly title: Text;
  /** Where it stands, or what it is called. */
  readonly note?: Text;
  /** Further words by which it is found. */
  readonly also?: readonly string[];
  /** Address that it opens. */
  readonly path?: string;
  /** What it does where it opens nothing. */
  readonly run?: () => void;
}

/** Choices under one heading. */
export interface ChoiceGroup {
  readonly title: Text;
  readonly choices: readonly Choice[];
}
