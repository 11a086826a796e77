import * as t from './__generated__/messages.ts'

/** The items of the toolbar by key, in the language of this build. */
const names: Partial<Record<string, string>> = {
  MAP: t.toolMap,
  TOUR: t.toolTour,
  PLANNER: t.toolPlanner,
  DAILY: t.toolDaily,
  WEEKLY: t.toolWeekly,
  MONTHLY: t.toolMonthly,
  QTRLY: t.toolQtrly,
  SPECIAL: t.toolSpecial,
  ESCALATED: t.toolEscalated,
  LATE: t.toolLate,
  WARN: t.toolWarn,
  DELEGATE: t.toolDelegate,
  CALENDAR: t.toolCalendar,
  ROLE_ASSIGN: t.toolRoleAssign,
  CONFIGURE: t.toolConfigure,
  TIME_STUDY: t.toolTimeStudy,
  COMMS: t.toolComms,
  CONTACTS: t.toolContacts,
}

/** The name of an item; one that is newer than this page as the server says it. */
export const toolbarName = ({ key, name }: { readonly key: string; readonly name: string }): string =>
  names[key] ?? name
