import { graphql } from 'react-relay'
import type { ActionListFilter, ExportButtonMutation, ExportColumn } from '../../__generated__/ExportButtonMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { toast } from '../../shell/toast.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { Column, ColumnName } from './columns.ts'
import type { Selection } from './selection.ts'

const mutation = graphql`
  mutation ExportButtonMutation($input: CreateExportInput!) {
    result: createExport(input: $input) {
      ... on CreateExportSuccess {
        url
      }
      ... on Error @alias(as: "error") {
        message
      }
      ... on ValidationError @alias(as: "validation") {
        fields {
          path
          message
        }
      }
    }
  }
`

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
  task: 'TASK',
  since: 'STATUS_SINCE',
  created: 'CREATED',
  creator: 'CREATOR',
  completed: 'COMPLETED',
}

interface ExportButtonProps {
  selection: Selection
  filter: ActionListFilter
  columns: readonly Column[]
}

/** Fetches what is selected, or all that is listed, as CSV with the columns that are shown. */
export function ExportButton({ selection, filter, columns }: ExportButtonProps) {
  const [create, isInFlight] = useMutation<ExportButtonMutation>(mutation)
  const numbers = [...selection.numbers]
  async function run() {
    const which = selection.all ? { exceptIDs: numbers } : numbers.length ? { internalIDs: numbers } : {}
    const { done, problems } = await create({ filter, columns: columns.map(({ name }) => exported[name]), ...which })
    if (problems) return toast('error', 'The records could not be exported', Object.values(problems)[0])
    const link = document.createElement('a')
    link.href = done.url ?? ''
    link.download = ''
    link.click()
  }
  return (
    <PlainButton type="button" disabled={isInFlight} onClick={() => void run()}>
      Export{numbers.length && !selection.all ? ` ${numbers.length.toLocaleString('en')}` : ''}
    </PlainButton>
  )
}
