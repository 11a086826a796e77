// The tabs of an organization's overview, each brought by its noun.
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { auditTab } from '../audit/auditTab.ts'
import { industriesTab } from '../classification/industriesTab.ts'
import { metricsTab } from '../dashboard/organizationMetricsTab.ts'
import { departmentsTab } from '../department/departmentsTab.ts'
import { groupingsTab } from '../grouping/groupingsTab.ts'
import { placesTab } from '../location/placesTab.ts'
import { integrationsTab } from '../integration/integrationsTab.ts'
import { peopleTab } from '../membership/peopleTab.ts'
import { maturityTab } from '../practice/maturityTab.ts'
import { hoursTab } from '../schedule/hoursTab.ts'
import { organizationTasksTab } from '../task/organizationTasksTab.ts'
import { vehiclesTab } from '../vehicle/vehiclesTab.ts'
import { structureTab } from './structureTab.ts'

export interface OverviewTab {
  /** Behind /orgOverview/{saasOrgId}/; empty for the first one. */
  path: string
  label: string
  /** Whether only those see it who administer the organization. */
  forAdmins?: boolean
  /** A query route whose variables come from `params.saasOrgId`. */
  route: (environment?: Environment) => RouteObject
}

export const overviewTabs: readonly OverviewTab[] = [
  structureTab,
  departmentsTab,
  placesTab,
  vehiclesTab,
  groupingsTab,
  peopleTab,
  organizationTasksTab,
  metricsTab,
  maturityTab,
  hoursTab,
  industriesTab,
  integrationsTab,
  auditTab,
]
