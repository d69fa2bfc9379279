import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoRecipients } from './add-demo-recipients.ts';
import { addDemoStores } from './add-demo-stores.ts';
import { addDemoSubscriptions } from './add-demo-subscriptions.ts';

/** What system adds to the demo company, in the order in which it happens as far as the steps leave it open. */
export const systemDemo = keyed<DemoStep>(addDemoStores, addDemoRecipients, addDemoSubscriptions);
