import { businessDay, type Page } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type RefObject, useState } from 'react';
import { saveFile } from '../../../engine/files/save-file.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { boardPicture } from './board-picture.ts';
import { boardText as text } from './board-text.ts';

/** Hands a picture of a board to the user, named after its page and the day. */
export const PictureButton = observer(function PictureButton({
  page,
  board,
}: {
  readonly page: Page;
  readonly board: RefObject<HTMLElement | null>;
}) {
  const session = useService(Session);
  const messages = useService(Messages);
  const clock = useService(Clock);
  const [busy, setBusy] = useState(false);
  const draw = async () => {
    if (!board.current) return;
    setBusy(true);
    try {
      const picture = await boardPicture(board.current);
      saveFile(`${session.say(page.title)} ${businessDay(new Date(clock.now()))}.png`, picture);
    } catch {
      // what cannot be drawn, or not be loaded, is no fault of this page
      messages.show('bad', text.noPicture);
    }
    setBusy(false);
  };
  return <Button size="small" variant="minimal" text={session.say(text.picture)} loading={busy} onClick={() => void draw()} />;
});
