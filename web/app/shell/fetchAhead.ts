// What can be opened over the board comes while that is possible: without a connection it could not, and what a browser
// could not import once it does not ask for again. web/app/shell/fetchAhead.test.ts finds what is missing here.

const ahead = [
  () => import('../Around.tsx'),
  () => import('../moreRoutes.ts'),
  () => import('../record/ActionDialog.tsx'),
  () => import('../../__generated__/ActionDialogQuery.graphql.ts'),
  () => import('../../work/action/ActionMenu.tsx'),
  () => import('../../work/action/AddRecordDialog.tsx'),
  () => import('../../work/action/BoardLanes.tsx'),
  () => import('../../work/action/BoardLive.tsx'),
  () => import('../../work/action/BucketLimit.tsx'),
  () => import('../../work/action/LimitsDialog.tsx'),
  () => import('../../work/action/countExactly.ts'),
  () => import('../../workspace/home/GridChip.tsx'),
  () => import('../../workspace/home/GridMenu.tsx'),
  () => import('../../workspace/home/GridsSection.tsx'),
  () => import('../../workspace/home/HiddenPanels.tsx'),
  () => import('../../work/action/MoveDialog.tsx'),
  () => import('../../work/action/UnmappedStrip.tsx'),
  () => import('../../work/action/dragging.ts'),
  () => import('../../work/action/moveAction.ts'),
  () => import('../../work/action/readReasons.ts'),
  () => import('../home/BoardNotices.tsx'),
  () => import('../../planning/appointment/AddAppointmentDialog.tsx'),
  () => import('../../workspace/home/Toolbar.tsx'),
  () => import('../../communication/notification/Bell.tsx'),
  () => import('../../communication/notification/BellPanel.tsx'),
  () => import('../../kernel/offline/RefusedDialog.tsx'),
  () => import('../../people/session/StepUpDialog.tsx'),
  () => import('../../kernel/chart/Plot.tsx'),
  () => import('../panel/LeftDrawer.tsx'),
  () => import('../../workspace/home/QuickLaunchDialog.tsx'),
  () => import('../panel/DrawerButtons.tsx'),
  () => import('../../kernel/shell/AsOfBanner.tsx'),
  () => import('../../kernel/shell/AsOfChip.tsx'),
  () => import('../../kernel/shell/AsOfDialog.tsx'),
  () => import('../../kernel/draft/LostDraftDialog.tsx'),
  () => import('../../kernel/draft/askAboutClashes.ts'),
  () => import('../../kernel/relay/ConflictDialog.tsx'),
  () => import('../../kernel/relay/eventStream.ts'),
  () => import('../../kernel/relay/parts.ts'),
  () => import('./KeysSheet.tsx'),
  () => import('./MorePlaces.tsx'),
  () => import('./NavigationDrawer.tsx'),
  () => import('./OrganizationMenu.tsx'),
  () => import('./PersonMenuItems.tsx'),
  () => import('../../kernel/undo/done.ts'),
  () => import('../../kernel/undo/offerUndo.ts'),
  () => import('../../kernel/ui/FilterMenu.tsx'),
  () => import('../../people/view/DeleteViewDialog.tsx'),
  () => import('../../people/view/SaveViewDialog.tsx'),
]

/** Asks for all of it where there is a connection; in the browser's record of times stands when it was there. */
export async function fetchAhead() {
  if (!navigator.onLine) return
  await Promise.allSettled(ahead.map((load) => load()))
  performance.mark('fetched ahead')
}
