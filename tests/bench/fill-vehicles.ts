import { overPool } from '@axle/server/src/platform/database/connection.ts';
import { generateVehicles } from '@axle/server/src/testing/generate-vehicles.ts';
import type { Pool } from 'pg';

/** Brings the table to that many generated vehicles. */
export async function fillVehicles(pool: Pool, rows: number): Promise<void> {
  await pool.query('truncate vehicle_model restart identity cascade');
  await generateVehicles(overPool(pool), rows);
}
