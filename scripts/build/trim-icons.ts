import type { RsbuildPlugin } from '@rsbuild/core';
import { largeIcons } from '../../apps/web/src/styles/large-icons.ts';

const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, letter => `-${letter}`).toLowerCase();
const kept = new Set(largeIcons.map(kebab));

/** Every icon of Blueprint carries two drawings, for 16 and for 20 pixels. Leaves the large one out where no screen shows it. */
export const trimIcons = (): RsbuildPlugin => ({
  name: 'trim-icons',
  setup(api) {
    api.transform({ test: /@blueprintjs\/icons\/lib\/esm\/generated\/components\/[a-z0-9-]+\.js$/ }, ({ code, resourcePath }) =>
      kept.has(/([a-z0-9-]+)\.js$/.exec(resourcePath)?.[1] ?? '')
        ? code
        : code.replace(/^const PATHS_20 = .*$/m, 'const PATHS_20 = PATHS_16;'),
    );
  },
});
