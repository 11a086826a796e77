// What an export of action records has: each column with its heading, what it reads, and how it is written.
import { builder } from '../builder.ts'
import type { References } from '../reference/references.ts'
import { stateOf, stateTable } from '../action/states.ts'
import type { Disposition } from '../../prisma/__generated__/client/enums.ts'

interface Named {
  name: string
}

/** A record as an export reads it. */
export interface ExportRow {
  legacyId: number
  title: string
  status: number
  disposition: Disposition | null
  priorityId: number
  classId: number
  scheduledStart: string | null
  scheduledEnd: string | null
  actualStart: string | null
  actualEnd: string | null
  statusAt: string
  statusReason: string
  createdAt: string
  serviceTimeMins: number
  organization: { legalName: string }
  department: Named | null
  group: Named | null
  taskItem: Named | null
  assignee: Named | null
  creator: Named
  completedBy: Named | null
  escalatedTo: Named | null
}

const named = { select: { name: true } }

export const exportSelection = {
  legacyId: true,
  title: true,
  status: true,
  disposition: true,
  priorityId: true,
  classId: true,
  scheduledStart: true,
  scheduledEnd: true,
  actualStart: true,
  actualEnd: true,
  statusAt: true,
  statusReason: true,
  createdAt: true,
  serviceTimeMins: true,
  organization: { select: { legalName: true } },
  department: named,
  group: named,
  taskItem: named,
  assignee: named,
  creator: named,
  completedBy: named,
  escalatedTo: named,
} as const

interface ExportColumn {
  heading: string
  value: (row: ExportRow, references: References) => string | number | null | undefined
}

export const exportColumns = {
  NUMBER: { heading: 'Number', value: ({ legacyId }) => `AR-${legacyId}` },
  TITLE: { heading: 'Title', value: ({ title }) => title },
  STATE: { heading: 'Status', value: ({ status, disposition }) => stateTable[stateOf(status, disposition)].name },
  STATUS_REASON: { heading: 'Reason', value: ({ statusReason }) => statusReason },
  PRIORITY: { heading: 'Priority', value: ({ priorityId }, references) => references.find('SCHEDULE_PRIORITY', priorityId)?.name },
  DUE: { heading: 'Due', value: ({ scheduledEnd }) => scheduledEnd },
  SCHEDULED_START: { heading: 'Scheduled start', value: ({ scheduledStart }) => scheduledStart },
  ASSIGNEE: { heading: 'Assigned to', value: ({ assignee }) => assignee?.name },
  ORGANIZATION: { heading: 'Organization', value: ({ organization }) => organization.legalName },
  DEPARTMENT: { heading: 'Department', value: ({ department }) => department?.name },
  GROUP: { heading: 'Group', value: ({ group }) => group?.name },
  CLASS: { heading: 'Class', value: ({ classId }, references) => references.find('ACTION_CLASS', classId)?.name },
  TASK: { heading: 'Task', value: ({ taskItem }) => taskItem?.name },
  SERVICE_TIME: { heading: 'Service time (min)', value: ({ serviceTimeMins }) => serviceTimeMins },
  STATUS_SINCE: { heading: 'Status since', value: ({ statusAt }) => statusAt },
  CREATED: { heading: 'Created', value: ({ createdAt }) => createdAt },
  CREATOR: { heading: 'Created by', value: ({ creator }) => creator.name },
  STARTED: { heading: 'Started', value: ({ actualStart }) => actualStart },
  COMPLETED: { heading: 'Completed', value: ({ actualEnd }) => actualEnd },
  COMPLETED_BY: { heading: 'Completed by', value: ({ completedBy }) => completedBy?.name },
  ESCALATED_TO: { heading: 'Escalated to', value: ({ escalatedTo }) => escalatedTo?.name },
} as const satisfies Record<string, ExportColumn>

export type ExportColumnName = keyof typeof exportColumns

export const exportColumnNames = Object.keys(exportColumns) as ExportColumnName[]

export const ExportColumnEnum = builder.enumType('ExportColumn', {
  description: 'The columns of an export of action records.',
  values: Object.fromEntries(
    Object.entries<ExportColumn>(exportColumns).map(([name, { heading }]) => [name, { description: `${heading}.` }]),
  ) as Record<ExportColumnName, { description: string }>,
})
