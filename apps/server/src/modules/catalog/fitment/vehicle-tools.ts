import type { ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { partsOfVehicle } from './parts-of-vehicle.ts';
import { vehicleCoverage } from './vehicle-coverage.ts';
import { vehicleGaps } from './vehicle-gaps.ts';
import { vehiclesOfPart } from './vehicles-of-part.ts';

/** The functions behind the tools of the vehicle search. */
export const vehicleTools: ToolHandlers = {
  'vehicleSearchResult.parts': partsOfVehicle,
  'vehicleSearchResult.byPart': vehiclesOfPart,
  'vehicleSearchResult.gaps': vehicleGaps,
  'vehicleModel.coverage': vehicleCoverage,
};
