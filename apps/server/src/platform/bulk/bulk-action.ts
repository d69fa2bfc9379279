import type { Refusal, Result, Text } from '@axle/kernel';
import {
  type CustomAction,
  permissionCode,
  posted,
  type RecordValues,
  type StandardAction,
  standardCode,
  standardWhen,
  type Target,
  type TargetOutcome,
} from '@axle/page-kit';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { handlerOf } from '../resources/gateway/handler-of.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { deleteRecords, setRecordsEnabled } from '../resources/write-batch.ts';

/** An action that takes many records: what it needs, which records it fits, and its effect. */
export interface BulkAction {
  readonly title: Text;
  readonly permission: string;
  /** Which records it fits, where it does not ask that itself. */
  readonly when: CustomAction['when'];
  readonly custom?: CustomAction;
  act(
    parts: RecordParts,
    targets: readonly Target[],
    input: RecordValues,
  ): Promise<Result<readonly TargetOutcome[], Refusal | readonly Refusal[]>>;
}

const standard: Readonly<Partial<Record<StandardAction, Pick<BulkAction, 'title' | 'act'>>>> = {
  enable: { title: { zh: '启用', en: 'Enable' }, act: (parts, targets) => setRecordsEnabled(parts, targets, true) },
  disable: { title: { zh: '停用', en: 'Disable' }, act: (parts, targets) => setRecordsEnabled(parts, targets, false) },
  del: { title: { zh: '删除', en: 'Delete' }, act: deleteRecords },
};

/** The action of a page by its key, where it takes many records. */
export function bulkAction({ section, page }: PageEntry, key: string, registry: Registry): BulkAction | undefined {
  const { resource } = page;
  const custom = posted(page.actions.find(action => action.key === key && action.on === 'many'));
  if (!resource || (!resource.managed && !custom?.preview)) return undefined;
  const own = page.standard.find(action => action === key);
  const known = resource.managed && own && standard[own];
  if (known) return { ...known, permission: standardCode(section.key, page, own), when: standardWhen(own) };
  const handler = custom && handlerOf(page, key, registry);
  return (
    handler && {
      title: custom.title,
      permission: permissionCode(section.key, page.key, custom.permission ?? custom.key),
      when: custom.when?.mine === undefined ? undefined : custom.when,
      custom,
      // rows that cannot be done are listed before the action is confirmed; only the rest is then requested
      act: (parts, targets, input) => handler({ parts, targets, input, allowedPart: true }),
    }
  );
}
