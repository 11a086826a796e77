import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { StopRecordQuery } from '../../__generated__/StopRecordQuery.graphql.ts'
import { RecordChecklists } from '../checklist/RecordChecklists.tsx'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { RecordSop } from '../sop/RecordSop.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'

const query = graphql`
  query StopRecordQuery($key: String!) {
    action(key: $key) {
      ...RecordSop_action
      ...RecordChecklists_action
    }
  }
`

/** What the record of a stop is done by: its SOP and its checklists, to be answered there. */
export function StopRecord({ recordKey }: { recordKey: string }) {
  const { reference, read } = useLoaded<StopRecordQuery>(query, { key: recordKey })
  return (
    <Retry onRetry={read}>
      <Suspense fallback={<Ghost aria-busy="true" style={{ height: 40 }} />}>
        {reference ? <Loaded reference={reference} /> : null}
      </Suspense>
    </Retry>
  )
}

function Loaded({ reference }: { reference: PreloadedQuery<StopRecordQuery> }) {
  const { action } = usePreloadedQuery<StopRecordQuery>(query, reference)
  if (!action) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, '&:empty': { display: 'none' } }}>
      <RecordSop action={action} />
      <RecordChecklists action={action} />
    </Box>
  )
}
