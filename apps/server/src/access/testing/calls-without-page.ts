import { mainBase, mainPaths, officePaths } from '@axle/wire';

const main = (...paths: readonly string[]) => paths.map(path => mainBase + path);

/**
 * The calls that no page opens, and why each may stand without the rights of one. A call that touches records belongs to the probes; one that
 * is added and stands in neither fails the suite.
 */
export const callsWithoutPage: Readonly<Record<string, readonly string[]>> = {
  'are about the caller’s own sign-in': [
    officePaths.cookieKey,
    officePaths.signIn,
    officePaths.signOut,
    officePaths.noteIdle,
    officePaths.recheck,
    officePaths.changePassword,
    officePaths.prolong,
    officePaths.menu,
    ...main(mainPaths.blackListField),
  ],
  'tell what everybody may know: words, people by name, the organisation, switches': [
    ...main(mainPaths.dictionaries, mainPaths.users, mainPaths.downloadCategories),
    officePaths.users,
    officePaths.orgTree,
    officePaths.topOrg,
    officePaths.switches,
  ],
  'hold the caller’s own things, and nobody else’s': [
    ...main(
      mainPaths.listFields,
      mainPaths.saveListFields,
      mainPaths.removeListView,
      mainPaths.removeExportTemplate,
      mainPaths.upload,
      mainPaths.track,
      mainPaths.homeLayout,
      mainPaths.saveHomeLayout,
      mainPaths.snoozeAlert,
      mainPaths.drafts,
      mainPaths.draft,
      mainPaths.dropDraft,
      mainPaths.downloadList,
      mainPaths.downloadDocCount,
      mainPaths.downloadCount,
      mainPaths.importList,
      mainPaths.importLogs,
      mainPaths.importMeta,
      mainPaths.importCancel,
    ),
    officePaths.messages,
    officePaths.readMessages,
    officePaths.readAllMessages,
    officePaths.deleteMessages,
    officePaths.deleteAllMessages,
    officePaths.loginList,
    officePaths.workflowHistory,
  ],
  'go on with a task that a right began, and ask for that right again': main(
    mainPaths.bulkTask,
    mainPaths.bulkConfirm,
    mainPaths.bulkCancel,
    mainPaths.bulkRetry,
    mainPaths.bulkResultFile,
    mainPaths.importErrors,
    mainPaths.importErrorFile,
    mainPaths.importConfirm,
    mainPaths.importBadRows,
    mainPaths.importMend,
    mainPaths.importRevert,
    mainPaths.downloadFile,
  ),
  'ask for a code of their own, which stands on no page': main(mainPaths.rightsOfUser),
  'answer the rows of the file that they are given, and touch no record': main(mainPaths.readTable),
  'take a file and its page together': main(mainPaths.importFile, `${mainPaths.template}/:key`),
  'count for the workplace what each page lists, within the right, the scope and the fields of its list': main(
    mainPaths.homeTodo,
    mainPaths.homeKpi,
  ),
  'tell of a request within the rights to the record that it changes': main(mainPaths.changeDifference),
};
