import { graphql } from 'react-relay'
import type {
  CreateExportInput,
  ExportFormat,
  ExportMenuMutation,
} from '../../__generated__/ExportMenuMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { toast } from '../shell/toast.ts'
import { ActionsMenu } from '../ui/ActionsMenu.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ExportMenuMutation($input: CreateExportInput!) {
    result: createExport(input: $input) {
      ... on CreateExportSuccess {
        url
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface ExportMenuProps {
  /** What is exported, in the words of its list. */
  label: string
  input: Omit<CreateExportInput, 'format'>
  /** How many, where it is not all. */
  count?: number
}

/** Fetches a list as a file. */
export function ExportMenu({ label, input, count }: ExportMenuProps) {
  const [create, isInFlight] = useMutation<ExportMenuMutation>(mutation)
  async function run(format: ExportFormat) {
    if (isInFlight) return
    const { done, problems } = await create({ ...input, format })
    if (problems) return toast('error', t.couldNotBeExported({ label }), Object.values(problems)[0])
    const link = document.createElement('a')
    link.href = done.url ?? ''
    link.download = ''
    link.click()
  }
  return (
    <ActionsMenu
      label={t.export2({ toLowerCase: label.toLowerCase() })}
      actions={[
        { label: t.csvForSpreadsheets, act: () => void run('CSV') },
        { label: t.jsonForPrograms, act: () => void run('JSON') },
      ]}
    >
      {t.export}
      {count ? ` ${count.toLocaleString('en')}` : ''}
    </ActionsMenu>
  )
}
