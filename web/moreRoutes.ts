import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { activeRecordsRoutes } from './action/list/routes.tsx'
import { appointmentListRoutes } from './appointment/listRoutes.tsx'
import { appointmentRoutes } from './appointment/routes.tsx'
import { associationRoutes } from './association/routes.tsx'
import { benchmarkRoutes } from './benchmark/routes.tsx'
import { calendarRoutes } from './calendar/routes.tsx'
import { calendarTool } from './calendar/tool.tsx'
import { checklistRoutes } from './checklist/routes.tsx'
import { dashboardRoutes } from './dashboard/routes.tsx'
import { contactsTool } from './contact/tool.tsx'
import { departmentRoutes } from './department/routes.tsx'
import { delegateTool } from './delegation/tool.tsx'
import { configureTool } from './home/tool.tsx'
import { myDashboardRoutes } from './home/myDashboardRoutes.tsx'
import { mapTool } from './location/tool.tsx'
import { assignTool } from './membership/tool.tsx'
import { membershipRoutes } from './membership/routes.tsx'
import { commsTool } from './message/tool.tsx'
import { metricRoutes } from './metric/routes.tsx'
import { notificationRoutes } from './notification/routes.tsx'
import { myDocumentsRoutes } from './note/routes.tsx'
import { organizationRoutes } from './organization/routes.tsx'
import { importRoutes } from './import/routes.tsx'
import { plannerTool } from './planner/tool.tsx'
import { practiceRoutes } from './practice/routes.tsx'
import { preferenceRoutes } from './preference/routes.tsx'
import { panelRoutes } from './procedure/routes.tsx'
import { reportRoutes } from './report/routes.tsx'
import { responseRoutes } from './response/routes.tsx'
import { rolematrixRoutes } from './rolematrix/routes.tsx'
import { scheduleRoutes } from './schedule/routes.tsx'
import { routineRoutes } from './routine/routes.tsx'
import { sopRoutes } from './sop/routes.tsx'
import { taskRoutes } from './task/routes.tsx'
import { timestudyRoutes } from './timestudy/routes.tsx'
import { timeStudyTool } from './timestudy/tool.tsx'
import { tourRoutes } from './tour/routes.tsx'
import { tourTool } from './tour/tool.tsx'

/** The screens behind the guard that the first load does not carry, noun by noun. */
const screens = (environment: Environment): RouteObject[] => [
  ...activeRecordsRoutes(environment),
  ...appointmentListRoutes(environment),
  ...associationRoutes(environment),
  ...benchmarkRoutes(environment),
  ...calendarRoutes(environment),
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
]

/** The tools of the toolbar, each a window over the board under its own path below /home, and the drawer of procedures. */
export const toolRoutes = (environment: Environment): RouteObject[] => [
  ...appointmentRoutes(environment),
  calendarTool(environment),
  ...commsTool(environment),
  ...contactsTool(environment),
  ...mapTool(environment),
  ...panelRoutes(environment),
  ...plannerTool(environment),
  ...tourTool(environment),
  ...delegateTool(environment),
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
