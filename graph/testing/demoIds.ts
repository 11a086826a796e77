// The ids of the demo that documentation and examples rely on: the same on every machine, for ever.

import { demoOrganization, demoPeople } from '../integration/rest/document/demoIds.ts'

export const demoIds = {
  northway: demoOrganization,
  western: 'ef0e3567-2307-53b2-a6cc-482ddc031f9f',
  reno: 'c4f4521c-7bbe-5924-a216-3e42065f5da6',
  halden: '1dea3b6d-1a88-582e-a678-7d46c3fa269e',
  admin: demoPeople['admin@demo.test']!,
  strategic: demoPeople['strategic@demo.test']!,
  tactical: 'e6316387-ce6e-5ff3-aa76-bbb611a58355',
  supervision: '681f4867-edc1-515d-a501-aa9e38cc2ab2',
  transactional: 'c6f933e6-5905-51f4-ab41-f91ee1ffb792',
  stranger: '5b7eaf8d-7f17-5668-a41f-45416a2307d0',
}

/** What bears a number, by its table and its name. */
export const demoNumbers = {
  organization: { 1: 'Northway Logistics', 2: 'Western division', 3: 'Reno terminal', 15: 'Halden Freight' },
  app_user: {
    1: 'Avery Morgan',
    2: 'Samira Haddad',
    3: 'Theo Lindqvist',
    4: 'Rosa Ortega',
    5: 'Jonas Teller',
    37: 'Ingrid Solberg',
  },
  department: { 1: 'Dispatch', 2: 'Maintenance' },
  department_group: { 1: 'Day dispatch', 4: 'Tractors' },
  location: { 1: 'Northway headquarters', 2: 'Reno terminal', 3: 'Reno yard', 21: 'Pittsburgh sales office' },
  grouping: { 1: 'Northway operations', 2: 'Unassigned' },
  major_task: { 1: 'Daily checks' },
  task_item: { 1: 'Pre-trip inspection' },
  checklist: { 1: 'Walk-round before departure', 2: 'Driver readiness' },
  association_request: { 1: 'Mina Castro' },
  action: {
    1001: 'femi.adeyemi@demo.test',
    1003: 'marcus.cole@demo.test',
    1005: 'hana.suzuki@demo.test',
    1025: 'transactional@demo.test',
  },
  task_record: { 2808: 'Pre-trip inspection, tractors' },
} as const
