// The tabs of an organization's overview, each brought by its noun.
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { groupingsTab } from '../grouping/groupingsTab.ts'
import { departmentsTab } from '../department/departmentsTab.ts'
import { peopleTab } from '../membership/peopleTab.ts'
import { structureTab } from './structureTab.ts'
import { auditTab } from '../audit/auditTab.ts'
import { industriesTab } from '../classification/industriesTab.ts'

export interface OverviewTab {
  /** Behind /orgOverview/{saasOrgId}/; empty for the first one. */
  path: string
  label: string
  /** A query route whose variables come from `params.saasOrgId`. */
  route: (environment?: Environment) => RouteObject
}

export const overviewTabs: readonly OverviewTab[] = [structureTab, departmentsTab, groupingsTab, peopleTab, industriesTab, auditTab]
