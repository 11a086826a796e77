// The screens and tools that there are, by title and address.

export interface Place {
  to: string
  title: string
  /** Shown to whoever may do this anywhere. */
  capability?: string
}

export const screens: readonly Place[] = [
  { to: '/home', title: 'Board' },
  { to: '/mydashboard', title: 'My dashboard' },
  { to: '/dashboard', title: 'Team dashboard' },
  { to: '/activerecords', title: 'All records' },
  { to: '/tasks', title: 'Tasks', capability: 'tasks.use' },
  { to: '/actonTourSettings', title: 'Tours', capability: 'tasks.use' },
  { to: '/responses', title: 'Responses' },
  { to: '/bestpractices', title: 'Best practices' },
  { to: '/benchmark', title: 'Benchmarks', capability: 'benchmarks.read' },
  { to: '/benckmarkConfiglist', title: 'Configure benchmarks', capability: 'benchmarks.read' },
  { to: '/metricslibrary', title: 'Metrics library', capability: 'metrics.read' },
  { to: '/organizations', title: 'Organizations' },
  { to: '/createorganization', title: 'Create an organization' },
  { to: '/deptrole', title: 'Departments and roles' },
  { to: '/assignusergroup', title: 'Assign people' },
  { to: '/userorgassocoation', title: 'Requests to join' },
  { to: '/config/manageroles', title: 'Role matrix', capability: 'organization.administer' },
  { to: '/mytasks', title: 'My tasks' },
  { to: '/myteam', title: 'My team' },
  { to: '/myprofile', title: 'My profile' },
  { to: '/mycalendar', title: 'My calendar' },
  { to: '/mydocuments', title: 'My documents' },
  { to: '/mynotifications', title: 'My notifications' },
  { to: '/mysettings', title: 'My settings' },
  { to: '/myreports', title: 'My reports' },
  { to: '/myanalytics', title: 'My analytics' },
]

/** Screens that are reached from another, with what is chosen there. */
const reached: readonly Place[] = [
  { to: '/benchmarkConfig', title: 'Configure a benchmark' },
  { to: '/editorganization', title: 'Edit an organization' },
]

/** The names of all screens, as their addresses have them, with their titles. */
export const screenTitles: ReadonlyMap<string, string> = new Map(
  [...screens, ...reached].map(({ to, title }) => [to.slice(1), title]),
)

/** The title of the screen that an address names, else the text as it is. */
export const titleOfScreen = (name: string): string => screenTitles.get(name) ?? name

/** The name of the screen that has a title, else the text as it is. */
export const screenTitled = (text: string): string => [...screenTitles].find(([, title]) => title === text)?.[0] ?? text

export const tools: readonly Place[] = [
  { to: '/home/map', title: 'Map' },
  { to: '/home/tour', title: 'Tour', capability: 'tasks.use' },
  { to: '/home/planner', title: 'Planner' },
  { to: '/home/calendar', title: 'Calendar' },
  { to: '/home/delegate', title: 'Delegate' },
  { to: '/home/roleassign', title: 'Role Assign', capability: 'departments.assign' },
  { to: '/home/configure', title: 'Configure the toolbar' },
  { to: '/home/timestudy', title: 'Time Study' },
  { to: '/home/comms', title: 'Comms' },
  { to: '/home/contacts', title: 'Contacts' },
]
