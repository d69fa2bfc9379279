import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { ActionInput } from '../actions/action-input.view.tsx';
import { OutcomesView } from '../actions/outcomes.view.tsx';
import { BulkDialog } from '../bulk/bulk-dialog.view.tsx';
import { DetailView } from '../detail/detail.view.tsx';
import { FormView } from '../form/form.view.tsx';
import { ExportDialog } from '../import-export/export-dialog.view.tsx';
import { ImportDialog } from '../import-export/import-dialog.view.tsx';
import { usePageModel } from '../page-model-context.ts';

const SubscribeDialog = lazy(async () => ({ default: (await import('../import-export/subscribe-dialog.view.tsx')).SubscribeDialog }));

const PrintDialog = lazy(async () => ({ default: (await import('../prints/print-dialog.view.tsx')).PrintDialog }));

/** Whatever is open above the list: details, form, questions, import, export. Not a record that fills the page. */
export const PageLayers = observer(function PageLayers({ asPage = false }: { readonly asPage?: boolean }) {
  const model = usePageModel();
  const { form, detail, actions, importing, exports } = model;
  const { exporting } = exports;
  const subscribing = exporting?.subscribing ?? exports.toolSubscription;
  const { asking } = actions;
  return (
    <>
      {detail && !asPage && <DetailView key={detail.row.id} detail={detail} />}
      {form && <FormView form={form} />}
      {asking &&
        (asking.action.custom?.effect === 'print' ? (
          <Suspense>
            <PrintDialog action={asking.action.custom} ids={asking.rows.map(({ id }) => id)} />
          </Suspense>
        ) : (
          <ActionInput {...asking} />
        ))}
      {actions.unread && <OutcomesView outcome={actions.unread} actions={actions} />}
      {importing && model.importOpen && <ImportDialog importing={importing} />}
      {model.bulk && model.bulkOpen && <BulkDialog bulk={model.bulk} />}
      {subscribing && (
        <Suspense>
          <SubscribeDialog subscribing={subscribing} onClose={() => exports.close()} />
        </Suspense>
      )}
      {exporting && !exporting.subscribing && <ExportDialog exporting={exporting} />}
    </>
  );
});
