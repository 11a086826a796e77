import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { actionRoutes } from './record/routes.tsx'
import { activeRecordsRoutes } from './records/routes.tsx'
import { appointmentListRoutes } from '../planning/appointment/listRoutes.tsx'
import { appointmentRoutes } from '../planning/appointment/routes.tsx'
import { associationRoutes } from '../people/association/routes.tsx'
import { benchmarkRoutes } from './benchmarks/routes.tsx'
import { calendarRoutes } from '../planning/calendar/routes.tsx'
import { checklistRoutes } from '../work/checklist/routes.tsx'
import { dashboardRoutes } from '../performance/dashboard/routes.tsx'
import { contactsRoutes } from './contacts/routes.tsx'
import { departmentRoutes } from '../organization/department/routes.tsx'
import { delegationRoutes } from '../work/delegation/routes.tsx'
import { configureRoutes } from '../workspace/home/routes.tsx'
import { myDashboardRoutes } from './home/myDashboardRoutes.tsx'
import { mapRoutes } from './map/routes.tsx'
import { membershipRoutes } from '../people/membership/routes.tsx'
import { commsRoutes } from './comms/routes.tsx'
import { metricRoutes } from './metrics/routes.tsx'
import { notificationRoutes } from '../communication/notification/routes.tsx'
import { myDocumentsRoutes } from './documents/routes.tsx'
import { organizationRoutes } from './organization/routes.tsx'
import { importRoutes } from '../integration/import/routes.tsx'
import { plannerRoutes } from './planner/routes.tsx'
import { practiceRoutes } from '../performance/practice/routes.tsx'
import { preferenceRoutes } from './settings/routes.tsx'
import { panelRoutes } from './panel/routes.tsx'
import { reportRoutes } from '../performance/report/routes.tsx'
import { responseRoutes } from '../workspace/response/routes.tsx'
import { rolematrixRoutes } from '../people/rolematrix/routes.tsx'
import { scheduleRoutes } from '../people/schedule/routes.tsx'
import { routineRoutes } from '../work/routine/routes.tsx'
import { sopRoutes } from '../work/sop/routes.tsx'
import { taskRoutes } from './tasks/routes.tsx'
import { timestudyRoutes } from '../work/timestudy/routes.tsx'
import { tourRoutes } from '../work/tour/routes.tsx'
import { vehicleRoutes } from './vehicle/routes.tsx'

/** The screens behind the guard that the first load does not carry, noun by noun. */
const screens = (environment: Environment): RouteObject[] => [
  ...activeRecordsRoutes(environment),
  ...appointmentListRoutes(environment, actionRoutes(environment)),
  ...associationRoutes(environment),
  ...benchmarkRoutes(environment),
  ...calendarRoutes(environment, actionRoutes(environment)),
  ...checklistRoutes(environment),
  ...commsRoutes(environment),
  ...contactsRoutes(environment),
  ...dashboardRoutes(environment),
  ...delegationRoutes(environment, actionRoutes(environment)),
  ...departmentRoutes(environment),
  ...mapRoutes(environment, actionRoutes(environment)),
  ...membershipRoutes(environment),
  ...metricRoutes(environment),
  ...notificationRoutes(environment),
  ...myDashboardRoutes(environment),
  ...myDocumentsRoutes(environment),
  ...organizationRoutes(environment),
  ...importRoutes(environment),
  ...plannerRoutes(environment, actionRoutes(environment)),
  ...practiceRoutes(environment),
  ...preferenceRoutes(environment),
  ...reportRoutes(environment),
  ...responseRoutes(environment),
  ...rolematrixRoutes(environment),
  ...scheduleRoutes(environment),
  ...routineRoutes(environment),
  ...sopRoutes(environment),
  ...taskRoutes(environment),
  ...timestudyRoutes(environment),
  ...tourRoutes(environment, actionRoutes(environment)),
  ...vehicleRoutes(environment, actionRoutes(environment)),
]

/** What stands over the board below /home: appointments, the drawer of procedures, what the toolbar shows. */
export const overBoardRoutes = (environment: Environment): RouteObject[] => [
  ...appointmentRoutes(environment),
  ...panelRoutes(environment),
  ...configureRoutes(environment),
]

/** Where screens went that older links name below /home by another name. */
const renamed = [
  ['tour/:id', '/actonTourSettings/run'],
  ['tour', '/actonTourSettings/runs'],
  ['timestudy/:id', '/tasks/studies'],
  ['timestudy', '/tasks/studies'],
  ['calendar', '/mycalendar'],
  ['roleassign', '/assignusergroup'],
] as const

const fromOldName = ([path, to]: (typeof renamed)[number]): RouteObject => ({
  path: `/home/${path}/*`,
  loader({ request, params }) {
    const rest = [params.id, params['*']].filter(Boolean)
    return redirect([to, ...rest].join('/') + new URL(request.url).search)
  },
})

/** Older links name the screens below /home. */
const fromHome = ({ path }: RouteObject): RouteObject => ({
  path: `/home${path}/*`,
  loader({ request }) {
    const { pathname, search } = new URL(request.url)
    return redirect(pathname.replace('/home', '') + search)
  },
})

export function moreRoutes(environment: Environment): RouteObject[] {
  const all = screens(environment)
  return [...all, ...all.map(fromHome), ...renamed.map(fromOldName)]
}
