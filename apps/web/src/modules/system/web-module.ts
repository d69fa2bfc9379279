import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';
import { DefaultColumns, httpDefaultColumns } from './list-defaults/default-columns.ts';
import { httpRecipientTools, RecipientTools } from './recipients/recipient-tools.ts';

/** Views and ports of the workplace, users, settings, feeds and tasks. */
export const systemModule: WebModuleOf<'system'> = {
  word: 'system',
  views: {
    'system/workplace': async () => ({ default: (await import('./workplace/workplace.view.tsx')).Workplace }),
    'system/users': async () => ({ default: (await import('./users/users.view.tsx')).Users }),
    'system/feed-overview': async () => ({ default: (await import('./feeds/feed-overview.view.tsx')).FeedOverview }),
    'system/feed-runs': async () => ({ default: (await import('./feeds/feed-runs.view.tsx')).FeedRuns }),
    'system/feed-tables': async () => ({ default: (await import('./feeds/feed-tables.view.tsx')).FeedTables }),
    'system/feed-switches': async () => ({ default: (await import('./feeds/feed-switches.view.tsx')).FeedSwitches }),
    'system/feed-environment': async () => ({ default: (await import('./feeds/feed-environment.view.tsx')).FeedEnvironment }),
    'system/status-graph': async () => ({ default: (await import('./status/status-graph.view.tsx')).StatusGraph }),
    'system/status-mapping': async () => ({ default: (await import('./status/status-mapping.view.tsx')).StatusMapping }),
    'system/approval-policies': async () => ({
      default: (await import('./approval-policies/approval-policies.view.tsx')).ApprovalPoliciesView,
    }),
    'system/field-matrix': async () => ({ default: (await import('./field-matrix/field-matrix.view.tsx')).FieldMatrix }),
    'system/field-preview': async () => ({ default: (await import('./field-preview/field-preview.view.tsx')).FieldPreview }),
    'system/list-defaults': async () => ({ default: (await import('./list-defaults/list-defaults.view.tsx')).ListDefaultsView }),
    'system/resolve-recipients': async () => ({ default: (await import('./recipients/resolve-recipients.view.tsx')).ResolveRecipients }),
    'system/shop-attempts': async () => ({ default: (await import('./shop-attempts/shop-attempts.view.tsx')).ShopAttempts }),
    'system/import-errors': async () => ({ default: (await import('./tasks/import-errors.view.tsx')).ImportErrorList }),
    'system/import-templates': async () => ({ default: (await import('./tasks/import-templates.view.tsx')).ImportTemplates }),
  },
  ports: [
    [DefaultColumns, httpDefaultColumns],
    [RecipientTools, httpRecipientTools],
  ],
};
