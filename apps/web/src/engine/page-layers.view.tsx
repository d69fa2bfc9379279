import { observer } from 'mobx-react-lite';
import { ActionInput } from './actions/action-input.view.tsx';
import { OutcomesView } from './actions/outcomes.view.tsx';
import { DetailView } from './detail/detail.view.tsx';
import { FormView } from './form/form.view.tsx';
import { ExportDialog } from './import-export/export-dialog.view.tsx';
import { ImportDialog } from './import-export/import-dialog.view.tsx';
import { usePageModel } from './page-model-context.ts';

/** Whatever is open above the list: details, form, questions, import, export. */
export const PageLayers = observer(function PageLayers() {
  const model = usePageModel();
  const { form, detail, actions, importing, exporting } = model;
  return (
    <>
      {detail && <DetailView key={detail.row.id} detail={detail} />}
      {form && <FormView form={form} />}
      {actions.asking && <ActionInput {...actions.asking} />}
      {actions.unread && <OutcomesView outcome={actions.unread} actions={actions} />}
      {importing && model.importOpen && <ImportDialog importing={importing} />}
      {exporting && <ExportDialog exporting={exporting} />}
    </>
  );
});
