import type { CodeLetter } from './code-letter.ts';

/** A cell of the tables as printed: the acceptance number, or an arrow to the first plan below or above. */
export type PlanCell = number | '↓' | '↑';

/** A row of a table: the sample size of its letter, and a cell for each AQL from 0.065 to 6.5. */
export interface PlanRow {
  readonly size: number;
  readonly accept: readonly PlanCell[];
}

/** The rows of a table by code letter. */
export type PlanTable = Readonly<Record<CodeLetter, PlanRow>>;

/** [Q2] Single sampling plans of ISO 2859-1:1999 (GB/T 2828.1-2012): tables 2-A, 2-B and 2-C. The rejection number is one more. */
export const planTables = {
  normal: {
    A: { size: 2, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0] },
    B: { size: 3, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↑'] },
    C: { size: 5, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↑', '↓'] },
    D: { size: 8, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↑', '↓', 1] },
    E: { size: 13, accept: ['↓', '↓', '↓', '↓', '↓', '↓', 0, '↑', '↓', 1, 2] },
    F: { size: 20, accept: ['↓', '↓', '↓', '↓', '↓', 0, '↑', '↓', 1, 2, 3] },
    G: { size: 32, accept: ['↓', '↓', '↓', '↓', 0, '↑', '↓', 1, 2, 3, 5] },
    H: { size: 50, accept: ['↓', '↓', '↓', 0, '↑', '↓', 1, 2, 3, 5, 7] },
    J: { size: 80, accept: ['↓', '↓', 0, '↑', '↓', 1, 2, 3, 5, 7, 10] },
    K: { size: 125, accept: ['↓', 0, '↑', '↓', 1, 2, 3, 5, 7, 10, 14] },
    L: { size: 200, accept: [0, '↑', '↓', 1, 2, 3, 5, 7, 10, 14, 21] },
    M: { size: 315, accept: ['↑', '↓', 1, 2, 3, 5, 7, 10, 14, 21, '↑'] },
    N: { size: 500, accept: ['↓', 1, 2, 3, 5, 7, 10, 14, 21, '↑', '↑'] },
    P: { size: 800, accept: [1, 2, 3, 5, 7, 10, 14, 21, '↑', '↑', '↑'] },
    Q: { size: 1250, accept: [2, 3, 5, 7, 10, 14, 21, '↑', '↑', '↑', '↑'] },
    R: { size: 2000, accept: [3, 5, 7, 10, 14, 21, '↑', '↑', '↑', '↑', '↑'] },
  },
  tightened: {
    A: { size: 2, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓'] },
    B: { size: 3, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0] },
    C: { size: 5, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↓'] },
    D: { size: 8, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↓', '↓'] },
    E: { size: 13, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↓', '↓', 1] },
    F: { size: 20, accept: ['↓', '↓', '↓', '↓', '↓', '↓', 0, '↓', '↓', 1, 2] },
    G: { size: 32, accept: ['↓', '↓', '↓', '↓', '↓', 0, '↓', '↓', 1, 2, 3] },
    H: { size: 50, accept: ['↓', '↓', '↓', '↓', 0, '↓', '↓', 1, 2, 3, 5] },
    J: { size: 80, accept: ['↓', '↓', '↓', 0, '↓', '↓', 1, 2, 3, 5, 8] },
    K: { size: 125, accept: ['↓', '↓', 0, '↓', '↓', 1, 2, 3, 5, 8, 12] },
    L: { size: 200, accept: ['↓', 0, '↓', '↓', 1, 2, 3, 5, 8, 12, 18] },
    M: { size: 315, accept: [0, '↓', '↓', 1, 2, 3, 5, 8, 12, 18, '↑'] },
    N: { size: 500, accept: ['↓', '↓', 1, 2, 3, 5, 8, 12, 18, '↑', '↑'] },
    P: { size: 800, accept: ['↓', 1, 2, 3, 5, 8, 12, 18, '↑', '↑', '↑'] },
    Q: { size: 1250, accept: [1, 2, 3, 5, 8, 12, 18, '↑', '↑', '↑', '↑'] },
    R: { size: 2000, accept: [2, 3, 5, 8, 12, 18, '↑', '↑', '↑', '↑', '↑'] },
  },
  reduced: {
    A: { size: 2, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0] },
    B: { size: 2, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↑'] },
    C: { size: 2, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↑', '↓'] },
    D: { size: 3, accept: ['↓', '↓', '↓', '↓', '↓', '↓', '↓', 0, '↑', '↓', '↓'] },
    E: { size: 5, accept: ['↓', '↓', '↓', '↓', '↓', '↓', 0, '↑', '↓', '↓', 1] },
    F: { size: 8, accept: ['↓', '↓', '↓', '↓', '↓', 0, '↑', '↓', '↓', 1, 2] },
    G: { size: 13, accept: ['↓', '↓', '↓', '↓', 0, '↑', '↓', '↓', 1, 2, 3] },
    H: { size: 20, accept: ['↓', '↓', '↓', 0, '↑', '↓', '↓', 1, 2, 3, 5] },
    J: { size: 32, accept: ['↓', '↓', 0, '↑', '↓', '↓', 1, 2, 3, 5, 6] },
    K: { size: 50, accept: ['↓', 0, '↑', '↓', '↓', 1, 2, 3, 5, 6, 8] },
    L: { size: 80, accept: [0, '↑', '↓', '↓', 1, 2, 3, 5, 6, 8, 10] },
    M: { size: 125, accept: ['↑', '↓', '↓', 1, 2, 3, 5, 6, 8, 10, '↑'] },
    N: { size: 200, accept: ['↓', '↓', 1, 2, 3, 5, 6, 8, 10, '↑', '↑'] },
    P: { size: 315, accept: ['↓', 1, 2, 3, 5, 6, 8, 10, '↑', '↑', '↑'] },
    Q: { size: 500, accept: [1, 2, 3, 5, 6, 8, 10, '↑', '↑', '↑', '↑'] },
    R: { size: 800, accept: [2, 3, 5, 6, 8, 10, '↑', '↑', '↑', '↑', '↑'] },
  },
} as const satisfies Readonly<Record<string, PlanTable>>;
