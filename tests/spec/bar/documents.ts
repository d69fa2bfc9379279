import { type Examples, journey, shown } from '../examples/example.ts';

/** What people who fill in forms and documents must have, and the journeys that walk it. */
export const documents: Examples = {
  nothingLost: shown(
    'drafts on any machine, guards on leaving, sign-ins that end over work',
    journey('other-machine', 'what was typed into a form are there at another machine'),
    journey('recovery', 'a window with unsaved work asks before it closes'),
    journey('documents', 'a session that ends gives back the lines of a form'),
    journey('documents', 'a sign-in that is about to end asks for the password over the page, and goes on there'),
  ),
  twoEditors: shown(
    'changes of two people are merged, real clashes alone are asked',
    journey('records', 'two people change one vehicle: what does not clash is merged, and the later one is notified'),
    journey('cells', 'of the same one each value can be chosen'),
  ),
  lineGrids: shown(
    '2,000 lines are pasted at once; what cannot be resolved is listed, never dropped',
    journey('documents', '2,000 lines are pasted at once; every line is there, and what is wrong is listed'),
  ),
  history: shown(
    'one stream of edits, states, comments, files, prints and scans',
    journey('timeline', 'finds what happened in one stream'),
    journey('timeline', 'a record is looked at as it stood at a version'),
    journey('bins', 'the scans and the prints of a bin stand in its timeline'),
  ),
  states: shown(
    'states and the ways between them are data; what is refused says why and who can',
    journey('sku-launch', 'it shows where it stands'),
    journey('sku-launch', 'a new SKU goes from draft to on sale'),
    journey('bulk', 'a bulk action lists before it runs what it will refuse and why'),
  ),
  approval: shown(
    'four eyes; to decide twice is to decide once',
    journey('approval', 'a price waits for a second person at another browser; two who decide at once decide it once'),
    journey('approval', 'who asked cannot decide, not even a super user'),
    journey('approval-by-two', 'two must approve'),
    journey('approval-away', 'while the approver is away the deputy sees the request with its letter'),
  ),
  scanning: shown(
    'a wedge scanner, sounds, a running list, undo, and a short cut of the network',
    journey('bin-check', 'bad ones are reported, the last is undone, and none is lost or doubled'),
    journey('stations', 'a picker and a packer go on while the network is away: no scan is lost and none counts twice'),
  ),
};
