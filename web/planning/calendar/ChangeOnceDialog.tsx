import { graphql } from 'react-relay'
import type { ChangeOnceDialogQuery } from '../../__generated__/ChangeOnceDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { OccurrenceDialog } from '../../work/routine/OccurrenceDialog.tsx'

const query = graphql`
  query ChangeOnceDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Occurrence @alias(as: "found") {
        ...OccurrenceDialog_occurrence
        series {
          ...OccurrenceDialog_series
        }
      }
    }
  }
`

/** Changes one occurrence alone; the form is that of the routine's own page. */
export function ChangeOnceDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { data } = useLookUp<ChangeOnceDialogQuery>(query, { id }, 0)
  const found = data?.node?.found
  if (!found) return null
  return (
    <OccurrenceDialog
      occurrence={found}
      series={found.series}
      onClose={onClose}
      onDone={() => {
        onDone()
        onClose()
      }}
    />
  )
}
