import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../support/tree.ts';
import { recordedSeconds } from './recorded.ts';

/** Projects in the order in which they are run: quick ones first, so that they report faults early. */
const projects = ['packages', 'house', 'pages', 'published', 'web', 'server'];

/** Runs the files of a project by their recorded seconds, the longest first, so that no processor is left with a long one at the end. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const recorded = recordedSeconds();
    const secondsOf = ({ moduleId }: TestSpecification) => recorded[relative(root, moduleId).split(sep).join('/')] ?? Number.MAX_VALUE;
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return Promise.resolve([...files].sort((one, other) => placeOf(one) - placeOf(other) || secondsOf(other) - secondsOf(one)));
  }
}
