// The tabs of an organization's overview, each brought by its noun.
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { auditTab } from '../../workspace/audit/auditTab.ts'
import { industriesTab } from '../../organization/classification/industriesTab.ts'
import { metricsTab } from '../../performance/dashboard/organizationMetricsTab.ts'
import { departmentsTab } from '../../organization/department/departmentsTab.ts'
import { groupingsTab } from '../../organization/grouping/groupingsTab.ts'
import { placesTab } from './placesTab.ts'
import { integrationsTab } from '../../integration/integration/integrationsTab.ts'
import { peopleTab } from './peopleTab.ts'
import { maturityTab } from '../../performance/practice/maturityTab.ts'
import { hoursTab } from './hoursTab.ts'
import { organizationTasksTab } from '../tasks/organizationTasksTab.ts'
import { vehiclesTab } from '../../organization/vehicle/vehiclesTab.ts'
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
