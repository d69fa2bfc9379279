import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Whether the caller may set prices of a page below their floor. */
export const mayGoBelow = ({ access }: Actor, page: string): boolean => can(access, permissionCode('operation', page, 'belowFloor'));
