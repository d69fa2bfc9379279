import { text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { onceFor } from './once-for.ts';
import type { Resource } from './resource.ts';

/** Whether a managed record is in use. */
export const enableStatus: Field = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 1, label: text('启用', 'Enabled'), tone: 'good' },
    { code: 0, label: text('停用', 'Disabled'), tone: 'neutral' },
  ],
};

const audit: Readonly<Record<string, Field>> = {
  createdBy: { kind: 'user', label: text('创建人', 'Created by'), readOnly: true, hidden: true },
  createdAt: { kind: 'instant', label: text('创建时间', 'Created at'), readOnly: true, hidden: true },
  updatedBy: { kind: 'user', label: text('更新人', 'Updated by'), readOnly: true },
  updatedAt: { kind: 'instant', label: text('更新时间', 'Updated at'), readOnly: true },
};

const alwaysKept: readonly string[] = ['status', 'createdAt', 'updatedAt'];

/** Whether a field of a resource may be empty in a record. */
export const mayBeEmpty = (resource: Resource, key: string): boolean =>
  fieldsOf(resource)[key]?.required !== true && !(resource.managed && alwaysKept.includes(key));

/** Whether records are put in and out of use: managed ones without states of their own. */
export const hasStatus = ({ managed, states }: Resource): boolean => managed && !states;

/** All fields of a resource: its own, for managed ones created/updated by/at, and the status where it has no states. */
export const fieldsOf = onceFor((resource: Resource): Readonly<Record<string, Field>> =>
  !resource.managed ? resource.fields : { ...resource.fields, ...(hasStatus(resource) ? { status: enableStatus } : {}), ...audit },
);
