import type { ActionFilter, ExportColumn } from '../../../__generated__/useExportMutation.graphql.ts'
import { ExportMenu } from '../../../kernel/export/ExportMenu.tsx'
import { byListed } from '../actionFields.ts'
import type { Column, ColumnName } from './columns.ts'
import type { Selection } from './selection.ts'
import * as t from './__generated__/messages.ts'

const exported: Record<ColumnName, ExportColumn> = {
  number: 'NUMBER',
  title: 'TITLE',
  state: 'STATE',
  priority: 'PRIORITY',
  due: 'DUE',
  assignee: 'ASSIGNEE',
  organization: 'ORGANIZATION',
  department: 'DEPARTMENT',
  group: 'GROUP',
  class: 'CLASS',
  vehicle: 'VEHICLE',
  task: 'TASK',
  since: 'STATUS_SINCE',
  created: 'CREATED',
  creator: 'CREATOR',
  completed: 'COMPLETED',
  ...byListed(({ listed }) => listed),
}

interface RecordsExportProps {
  selection: Selection
  filter: ActionFilter
  columns: readonly Column[]
}

/** What is selected, or all that is listed, with the columns that are shown. */
export function RecordsExport({ selection, filter, columns }: RecordsExportProps) {
  const ids = [...selection.ids]
  const records = selection.all ? { exceptIds: ids } : ids.length ? { ids } : undefined
  return (
    <ExportMenu
      label={t.records2}
      input={{ filter, columns: columns.map(({ name }) => exported[name]), records }}
      count={selection.all ? undefined : ids.length}
    />
  )
}
