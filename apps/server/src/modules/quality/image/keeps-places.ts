import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Whether the places of the photos that somebody brings are kept. */
export const keepsPlaces = ({ access }: Actor): boolean => can(access, permissionCode('qualityTesting', 'qualityImages', 'geo'));
