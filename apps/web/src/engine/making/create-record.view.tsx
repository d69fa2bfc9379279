import { begunWith, type RecordRow } from '@axle/page-kit';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { PageModel } from '../page/page-model.ts';
import { usePageParts } from '../page/use-page-parts.ts';
import { PageModelProvider } from '../page-model-context.ts';
import { FormView } from '../form/form.view.tsx';
import type { RecordToMake } from '../references/may-make.ts';

interface CreateRecordProps extends RecordToMake {
  onMade(row: RecordRow): void;
  onClose(): void;
}

/** The form of a new record above the form that refers to it. */
export const CreateRecord = observer(function CreateRecord({ section, page, resource, typed, values, onMade, onClose }: CreateRecordProps) {
  const parts = usePageParts(section, page, resource);
  const [model] = useState(() => new PageModel(parts));
  useEffect(() => {
    const forget = reaction(
      () => model.form,
      (form, before) => before && !form && onClose(),
    );
    void model.openForm().then(() => {
      const { form } = model;
      const named = form && begunWith(resource, typed, field => form.fieldNames.includes(field) && form.writable(field));
      for (const [field, value] of [...Object.entries(values), ...(named ? [named] : [])]) form?.begin(field, value);
    });
    return () => {
      forget();
      model.forms.close();
    };
  }, [model, resource, typed, values, onClose]);
  return (
    // what is typed, pointed at or pasted above is not meant for the form below, nor for a cell of its lines
    <div
      role="presentation"
      onKeyDown={keepHere}
      onMouseDown={keepHere}
      onMouseOver={keepHere}
      onDoubleClick={keepHere}
      onCopy={keepHere}
      onCut={keepHere}
      onPaste={keepHere}
    >
      <PageModelProvider value={model}>
        {model.form && (
          <FormView
            form={model.form}
            onSaved={row => {
              onMade(row);
              model.forms.close();
            }}
          />
        )}
      </PageModelProvider>
    </div>
  );
});

const keepHere = (event: SyntheticEvent): void => event.stopPropagation();
