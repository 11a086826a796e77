// The screens and tools that there are, by title and address.
import * as t from './__generated__/messages.ts'

export interface Place {
  to: string
  title: string
  /** Shown to whoever may do this anywhere. */
  capability?: string
}

export const screens: readonly Place[] = [
  { to: '/home', title: t.board },
  { to: '/mydashboard', title: t.todayScreen },
  { to: '/dashboard', title: t.teamDashboard },
  { to: '/activerecords', title: t.allRecords },
  { to: '/tasks', title: t.tasks, capability: 'tasks.use' },
  { to: '/actonTourSettings', title: t.tours, capability: 'tasks.use' },
  { to: '/map', title: t.map },
  { to: '/planner', title: t.planner },
  { to: '/delegate', title: t.delegate },
  { to: '/comms', title: t.comms },
  { to: '/contacts', title: t.contacts },
  { to: '/responses', title: t.responses },
  { to: '/bestpractices', title: t.bestPractices },
  { to: '/benchmark', title: t.benchmarks, capability: 'benchmarks.read' },
  { to: '/benckmarkConfiglist', title: t.configureBenchmarks, capability: 'benchmarks.read' },
  { to: '/metricslibrary', title: t.metricsLibrary, capability: 'metrics.read' },
  { to: '/organizations', title: t.organizations },
  { to: '/createorganization', title: t.createAnOrganization },
  { to: '/deptrole', title: t.departmentsAndRoles },
  { to: '/assignusergroup', title: t.assignPeople },
  { to: '/userorgassocoation', title: t.requestsToJoin },
  { to: '/config/manageroles', title: t.roleMatrix, capability: 'organization.administer' },
  { to: '/mytasks', title: t.myTasks },
  { to: '/myteam', title: t.myTeam },
  { to: '/myprofile', title: t.myProfile },
  { to: '/mycalendar', title: t.calendar },
  { to: '/mydocuments', title: t.myDocuments },
  { to: '/mynotifications', title: t.myNotifications },
  { to: '/mysettings', title: t.mySettings },
  { to: '/myreports', title: t.myReports },
  { to: '/myanalytics', title: t.myAnalytics },
]

/** Screens that are reached from another, with what is chosen there. */
const reached: readonly Place[] = [
  { to: '/benchmarkConfig', title: t.configureABenchmark },
  { to: '/editorganization', title: t.editAnOrganization },
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
  { to: '/actonTourSettings/runs?mine=1', title: t.tour, capability: 'tasks.use' },
  { to: '/tasks/studies', title: t.timeStudy, capability: 'tasks.use' },
  { to: '/home/configure', title: t.configureTheToolbar },
]
