import { demoSteps } from '../../platform/demo/demo-step.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { developmentDemo } from './demo/development-demo.ts';
import { exceptionParts } from './exception/exception-parts.ts';
import { projectParts } from './project/project-parts.ts';
import { sampleParts } from './sample/sample-parts.ts';

/** The manifest of development: projects of new products, their samples and exceptions. */
export const development = defineModule('development', ...projectParts, ...sampleParts, ...exceptionParts, demoSteps(...developmentDemo));
