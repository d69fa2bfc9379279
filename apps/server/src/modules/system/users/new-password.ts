import { randomInt } from 'node:crypto';

/** Letters, digits and signs that nobody takes for one another when a password is read out. */
const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#%+-='] as const;
const length = 16;

const oneOf = (letters: string): string => letters[randomInt(letters.length)]!;

/** A password for the first sign-in: random, with every class of character, and shown once. */
export function newPassword(): string {
  const letters = [...sets.map(oneOf), ...Array.from({ length: length - sets.length }, () => oneOf(sets.join('')))];
  for (let index = letters.length - 1; index > 0; index--) {
    const other = randomInt(index + 1);
    [letters[index], letters[other]] = [letters[other]!, letters[index]!];
  }
  return letters.join('');
}
