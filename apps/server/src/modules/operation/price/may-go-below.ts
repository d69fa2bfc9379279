import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Asker } from '../../../platform/resources/record-parts.ts';

/** Whether the caller may set prices of a page below their floor. */
export const mayGoBelow = ({ access }: Asker, page: string): boolean => can(access, permissionCode('operation', page, 'belowFloor'));
