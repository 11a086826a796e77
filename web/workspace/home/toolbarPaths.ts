/** Where each tool stands below /home. */
export const toolbarPaths: Partial<Record<string, string>> = {
  MAP: 'map',
  TOUR: 'tour',
  PLANNER: 'planner',
  DELEGATE: 'delegate',
  CALENDAR: 'calendar',
  ROLE_ASSIGN: 'roleassign',
  CONFIGURE: 'configure',
  TIME_STUDY: 'timestudy',
  COMMS: 'comms',
  CONTACTS: 'contacts',
}
