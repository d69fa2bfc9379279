import { demoSteps } from '../../platform/demo/demo-step.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { derivations } from '../../platform/resources/writes/settle-rows.ts';
import { qualityDemo } from './demo/quality-demo.ts';
import { dispositionParts } from './disposition/disposition-parts.ts';
import { imageParts } from './image/image-parts.ts';
import { inProcessParts } from './in-process/in-process-parts.ts';
import { inspectionParts } from './inspection/inspection-parts.ts';
import { loadingParts } from './loading/loading-parts.ts';
import { logParts } from './log/log-parts.ts';
import { samplingParts } from './sampling/sampling-parts.ts';
import { severityParts } from './severity/severity-parts.ts';
import { completeStandards } from './standard/complete-standards.ts';

/** The manifest of quality: what is inspected, by which plans, and how lots are judged. */
export const quality = defineModule(
  'quality',
  derivations({ judgementStandard: completeStandards }),
  ...inspectionParts,
  ...inProcessParts,
  ...loadingParts,
  ...samplingParts,
  ...dispositionParts,
  ...logParts,
  ...imageParts,
  ...severityParts,
  demoSteps(...qualityDemo),
);
