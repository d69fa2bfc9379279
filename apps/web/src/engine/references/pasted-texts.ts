import { batchCodes } from '@axle/validation';

/** All texts of a list that was pasted; spaces belong to names and stay. */
export const pastedTexts = (text: string): readonly string[] => batchCodes(text, { of: 'names', most: Number.POSITIVE_INFINITY }).codes;
