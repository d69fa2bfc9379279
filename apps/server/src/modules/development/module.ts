import { demoSteps } from '../../platform/demo/demo-step.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { developmentDemo } from './demo/development-demo.ts';
import { exceptionParts } from './exception/exception-parts.ts';
import { templateParts } from './order-template/template-parts.ts';
import { pendingParts } from './pending/pending-parts.ts';
import { projectParts } from './project/project-parts.ts';
import { registrationParts } from './registration/registration-parts.ts';
import { sampleParts } from './sample/sample-parts.ts';

/** The manifest of development: projects of new products, their samples, exceptions and registrations, and what is to be listed. */
export const development = defineModule(
  'development',
  ...projectParts,
  ...sampleParts,
  ...exceptionParts,
  ...registrationParts,
  ...pendingParts,
  ...templateParts,
  demoSteps(...developmentDemo),
);
