import { number } from '../messages/format.ts'
import type { CreateExportInput, ExportFormat } from '../../__generated__/useExportMutation.graphql.ts'
import { toast } from '../shell/toast.ts'
import { ActionsMenu } from '../ui/ActionsMenu.tsx'
import { useExport } from './useExport.ts'
import * as t from './__generated__/messages.ts'

interface ExportMenuProps {
  /** What is exported, in the words of its list. */
  label: string
  input: Omit<CreateExportInput, 'format'>
  /** How many, where it is not all. */
  count?: number
}

/** Fetches a list as a file. */
export function ExportMenu({ label, input, count }: ExportMenuProps) {
  const [create, isInFlight] = useExport()
  async function run(format: ExportFormat) {
    if (isInFlight) return
    const refused = await create({ ...input, format })
    if (refused) toast('error', t.couldNotBeExported({ label }), refused)
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
      {count ? ` ${number(count)}` : ''}
    </ActionsMenu>
  )
}
