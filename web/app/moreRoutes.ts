import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { actionRoutes } from './record/routes.tsx'
import { activeRecordsRoutes } from './records/routes.tsx'
import { appointmentListRoutes } from '../planning/appointment/listRoutes.tsx'
import { appointmentRoutes } from '../planning/appointment/routes.tsx'
import { associationRoutes } from '../people/association/routes.tsx'
import { benchmarkRoutes } from './benchmarks/routes.tsx'
import { calendarRoutes } from '../planning/calendar/routes.tsx'
import { calendarTool } from '../planning/calendar/tool.tsx'
import { checklistRoutes } from '../work/checklist/routes.tsx'
import { dashboardRoutes } from '../performance/dashboard/routes.tsx'
import { contactsTool } from './contacts/tool.tsx'
import { departmentRoutes } from '../organization/department/routes.tsx'
import { delegateTool } from '../work/delegation/tool.tsx'
import { configureTool } from '../workspace/home/tool.tsx'
import { myDashboardRoutes } from './home/myDashboardRoutes.tsx'
import { mapTool } from '../work/workmap/tool.tsx'
import { assignTool } from '../people/membership/tool.tsx'
import { membershipRoutes } from '../people/membership/routes.tsx'
import { commsTool } from './comms/tool.tsx'
import { metricRoutes } from './metrics/routes.tsx'
import { notificationRoutes } from '../communication/notification/routes.tsx'
import { myDocumentsRoutes } from './documents/routes.tsx'
import { organizationRoutes } from './organization/routes.tsx'
import { importRoutes } from '../integration/import/routes.tsx'
import { plannerTool } from '../planning/planner/tool.tsx'
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
import { timeStudyTool } from '../work/timestudy/tool.tsx'
import { tourRoutes } from '../work/tour/routes.tsx'
import { vehicleRoutes } from './vehicle/routes.tsx'
import { tourTool } from '../work/tour/tool.tsx'

/** The screens behind the guard that the first load does not carry, noun by noun. */
const screens = (environment: Environment): RouteObject[] => [
  ...activeRecordsRoutes(environment),
  ...appointmentListRoutes(environment, actionRoutes(environment)),
  ...associationRoutes(environment),
  ...benchmarkRoutes(environment),
  ...calendarRoutes(environment, actionRoutes(environment)),
  ...checklistRoutes(environment),
  ...dashboardRoutes(environment),
  ...departmentRoutes(environment),
  ...membershipRoutes(environment),
  ...metricRoutes(environment),
  ...notificationRoutes(environment),
  ...myDashboardRoutes(environment),
  ...myDocumentsRoutes(environment),
  ...organizationRoutes(environment),
  ...importRoutes(environment),
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
  ...tourRoutes(environment),
  ...vehicleRoutes(environment, actionRoutes(environment)),
]

/**
 * The tools of the toolbar, each a window over the board under its own path below /home, and the drawer of procedures.
 */
export const toolRoutes = (environment: Environment): RouteObject[] => [
  ...appointmentRoutes(environment),
  calendarTool(environment, actionRoutes(environment)),
  ...commsTool(environment),
  ...contactsTool(environment),
  ...mapTool(environment, actionRoutes(environment)),
  ...panelRoutes(environment),
  ...plannerTool(environment, actionRoutes(environment)),
  ...tourTool(environment, actionRoutes(environment)),
  ...delegateTool(environment, actionRoutes(environment)),
  ...assignTool(environment),
  ...configureTool(environment),
  ...timeStudyTool(environment),
]

/** Older links name the screens below /home. */
const fromHome = ({ path }: RouteObject): RouteObject => ({
  path: `/home${path}`,
  loader({ request }) {
    const { pathname, search } = new URL(request.url)
    return redirect(pathname.replace('/home', '') + search)
  },
})

export function moreRoutes(environment: Environment): RouteObject[] {
  const all = screens(environment)
  return [...all, ...all.map(fromHome)]
}
