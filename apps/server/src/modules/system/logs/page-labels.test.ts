import { sectionCode } from '@axle/tracking';
import { expect, it } from 'vitest';
import { registry } from '../../../testing/whole-registry.ts';
import { labelled, pageLabels } from './page-labels.ts';

it('every section has a name in the figures of tracking, the pages outside the shell too', () => {
  const { sections } = pageLabels(registry);
  expect(labelled(sections, 'sb.sa.')).toEqual({ zh: '独立页面', en: 'Standalone pages' });
  const bare = registry.sections.filter(({ key }) => labelled(sections, `sb.${sectionCode(key)}.`).zh.startsWith('sb.'));
  expect(bare.map(({ key }) => key)).toEqual([]);
});
