import fc from 'fast-check';
import type { TabEvent } from './tabs/change-tabs.ts';
import { homeKey, tabKey } from './tabs/workspace.ts';

const page = fc.constantFrom(homeKey, 'vehicleModel', 'skuList', 'purchaseOrder');
const instance = fc.option(fc.integer({ min: 1, max: 12 }).map(String), { nil: undefined });
const key = fc.tuple(page, instance).map(([name, which]) => tabKey(name, which));

/** What users do to tabs: few pages in many instances, so that events meet. */
export const tabEvents = (): fc.Arbitrary<TabEvent> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(page, instance).map(([name, which]) => ({
        kind: 'open' as const,
        page: name,
        instance: name === homeKey ? undefined : which,
        path: `/admin/basic/${name}`,
        title: { zh: '页', en: name },
      })),
    },
    key.map(of => ({ kind: 'activate' as const, key: of })),
    key.map(of => ({ kind: 'close' as const, key: of })),
    key.map(of => ({ kind: 'closeOthers' as const, key: of })),
    fc.tuple(key, fc.boolean()).map(([of, pinned]) => ({ kind: 'pin' as const, key: of, pinned })),
  );
