import type { ExportList } from '../../__generated__/useExportMutation.graphql.ts'
import { useRouteVariables } from '../relay/route.tsx'
import { useViewer } from '../shell/viewer.ts'
import { ExportMenu } from './ExportMenu.tsx'

type Variables = Record<string, unknown>

interface ListExportProps {
  list: ExportList
  label: string
  /** From what the screen has asked for to what the list's field in the graph takes. */
  narrowedTo: (variables: Variables) => Variables
  /** One's own alone, which anybody may export. */
  isOwn?: boolean
}

/** A list with its filters as a file, for those who may export. */
export function ListExport({ list, label, narrowedTo, isOwn }: ListExportProps) {
  const variables = useRouteVariables()
  const mayExport = useViewer()?.capabilities.includes('export')
  if (!mayExport && !isOwn) return null
  return <ExportMenu label={label} input={{ list, arguments: narrowedTo(variables) }} />
}
