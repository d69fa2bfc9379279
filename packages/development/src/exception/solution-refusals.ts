import { type Refusal, text } from '@axle/kernel';

const leastCharacters = 10;

/** [N10] What stands against a solution: it says too little, fewer than ten characters (`SOLUTION_SHORT`). */
export const solutionRefusals = (solution: string): readonly Refusal[] =>
  [...solution.trim()].length < leastCharacters
    ? [{ code: 'SOLUTION_SHORT', field: 'solution', message: text('解决方案至少10个字', 'The solution needs at least 10 characters') }]
    : [];

/** [N10] What stands against closing an exception: it is closed by whoever raised it, or by the owner of its project (`NOT_YOURS`). */
export const closeRefusals = (user: number, raiser: number | undefined, owner: number | undefined): readonly Refusal[] =>
  user === raiser || user === owner
    ? []
    : [
        {
          code: 'NOT_YOURS',
          field: 'status',
          message: text('只有提出人或项目负责人可以关闭', 'Only the user who raised it or the project owner can close it'),
        },
      ];
