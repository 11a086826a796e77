// What can be opened over the board comes while that is possible: without a connection it could not, and what a browser could
// not import once it does not ask for again. web/offline/fetchAhead.test.ts finds what is missing here.

const ahead = [
  () => import('../moreRoutes.ts'),
  () => import('../action/ActionDialog.tsx'),
  () => import('../__generated__/ActionDialogQuery.graphql.ts'),
  () => import('../action/ActionMenu.tsx'),
  () => import('../action/AddRecordDialog.tsx'),
  () => import('../action/BoardLive.tsx'),
  () => import('../action/GridsSection.tsx'),
  () => import('../action/MoveDialog.tsx'),
  () => import('../action/dragging.ts'),
  () => import('../action/moveAction.ts'),
  () => import('../action/readReasons.ts'),
  () => import('../appointment/AddAppointmentDialog.tsx'),
  () => import('../home/Toolbar.tsx'),
  () => import('../notification/Bell.tsx'),
  () => import('../notification/BellPanel.tsx'),
  () => import('./RefusedDialog.tsx'),
  () => import('../preference/LeftDrawer.tsx'),
  () => import('../preference/QuickLaunchDialog.tsx'),
  () => import('../procedure/DrawerButtons.tsx'),
  () => import('../relay/ConflictDialog.tsx'),
  () => import('../relay/eventStream.ts'),
  () => import('../relay/parts.ts'),
  () => import('../shell/KeysSheet.tsx'),
  () => import('../shell/MorePlaces.tsx'),
  () => import('../shell/NavigationDrawer.tsx'),
  () => import('../shell/OrganizationMenu.tsx'),
  () => import('../shell/PersonMenuItems.tsx'),
  () => import('../shell/Toasts.tsx'),
  () => import('../ui/FilterMenu.tsx'),
  () => import('../view/DeleteViewDialog.tsx'),
  () => import('../view/SaveViewDialog.tsx'),
]

/** Asks for all of it; what did not come is asked for again when the connection is back. */
export function fetchAhead() {
  if (navigator.onLine) void Promise.allSettled(ahead.map((load) => load()))
}
