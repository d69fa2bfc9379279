import { type Page, permissionCode, type Resource } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, use, useState } from 'react';
import { PageModel } from '../../../engine/page/page-model.ts';
import { usePageParts } from '../../../engine/page/use-page-parts.ts';
import { PageModelProvider } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { createdText as text } from './created-text.ts';

const PrintDialog = lazy(async () => ({ default: (await import('../../../engine/prints/print-dialog.view.tsx')).PrintDialog }));

interface PrintOrdersProps {
  readonly ids: readonly number[];
  /** The page of orders, on its way. */
  readonly loading: Promise<Page | undefined>;
}

/** Prints orders as their own page does, for those who may there. */
export const PrintOrders = observer(function PrintOrders({ ids, loading }: PrintOrdersProps) {
  const session = useService(Session);
  const page = use(loading);
  const may = session.can(permissionCode('purchase', 'purchaseOrder', 'print'));
  return page && may && ids.length > 0 ? <PrintOf ids={ids} page={page} /> : null;
});

const PrintOf = observer(function PrintOf({ ids, page }: { readonly ids: readonly number[]; readonly page: Page }) {
  const session = useService(Session);
  const parts = usePageParts('purchase', page, page.resource as Resource);
  const [model] = useState(() => new PageModel(parts));
  const print = page.actions.find(({ effect }) => effect === 'print');
  const { asking } = model.actions;
  if (print?.effect !== 'print') return null;
  return (
    <PageModelProvider value={model}>
      <Button text={session.say(text.print)} onClick={() => model.actions.ask({ ...print, custom: print }, [])} />
      {asking && (
        <Suspense>
          <PrintDialog action={print} ids={ids} />
        </Suspense>
      )}
    </PageModelProvider>
  );
});
