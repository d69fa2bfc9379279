import { permissionCode } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Export, Import } from '@blueprintjs/icons';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { saveReply } from '../../../engine/files/save-file.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { PropertySheets } from './property-sheets.ts';
import { propertyText as text } from './property-text.ts';
import type { SheetStore } from './sheet.store.ts';

/** Takes a sheet out as a file, a column for each property, and in again; what came in is shown at once. */
export const SheetFiles = observer(function SheetFiles({ store }: { readonly store: SheetStore }) {
  const session = useService(Session);
  const sheets = useService(PropertySheets);
  const model = usePageModel();
  const may = (action: string) => session.can(permissionCode(model.section, model.page.key, action));
  useEffect(
    () =>
      reaction(
        () => model.importing?.step === 'finished',
        isDone => {
          if (isDone && store.category !== undefined && !store.unsaved) void store.open(store.category);
        },
      ),
    [model, store],
  );
  const takeOut = async (category: number) => {
    const reply = await sheets.file(category, store.shown);
    if (reply.ok) saveReply(reply.value);
  };
  const takeIn = async () => {
    await model.openImport();
    if (model.importing?.step === 'choose') model.importing.kind.take('propertySheet');
  };
  const { category, shown } = store;
  return (
    <>
      {may('export') && category !== undefined && shown.length > 0 && (
        <Button variant="minimal" icon={<Export />} text={session.say(text.takeOut)} onClick={() => void takeOut(category)} />
      )}
      {may('import') && <Button variant="minimal" icon={<Import />} text={session.say(text.takeIn)} onClick={() => void takeIn()} />}
    </>
  );
});
