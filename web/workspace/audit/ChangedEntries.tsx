import Typography from '@mui/material/Typography'
import { Suspense, useId } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ChangedEntriesQuery } from '../../__generated__/ChangedEntriesQuery.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { AuditEntryItem } from './AuditEntryItem.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ChangedEntriesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on AuditEntry @alias(as: "entry") {
        id
        ...AuditEntryItem_entry
      }
    }
  }
`

interface ChangedEntriesProps {
  ids: readonly string[]
  /** How many there are, which may be more than are named. */
  changed: number
  organization: { id: string; timeZone: string }
}

/** The entries that have changed since they were sealed, with what they say now. */
export function ChangedEntries({ ids, changed, organization }: ChangedEntriesProps) {
  const titleId = useId()
  const { reference, read } = useLoaded<ChangedEntriesQuery>(query, { ids })
  const ghost = <Ghost style={{ height: 44 }} />
  return (
    <section aria-labelledby={titleId}>
      <Typography component="h3" variant="h2" id={titleId}>
        {changed > ids.length ? t.firstChangedEntries({ count: ids.length }) : t.changedEntriesNow}
      </Typography>
      <Retry onRetry={read}>
        <Suspense fallback={ghost}>
          {reference ? <Entries reference={reference} organization={organization} /> : ghost}
        </Suspense>
      </Retry>
    </section>
  )
}

interface EntriesProps {
  reference: PreloadedQuery<ChangedEntriesQuery>
  organization: ChangedEntriesProps['organization']
}

function Entries({ reference, organization: { id, timeZone } }: EntriesProps) {
  const { nodes } = usePreloadedQuery<ChangedEntriesQuery>(query, reference)
  return (
    <ol style={{ listStyle: 'none', margin: '0 -12px', padding: 0 }}>
      {nodes.map((node) =>
        node?.entry ? (
          <li key={node.entry.id}>
            <AuditEntryItem entry={node.entry} timeZone={timeZone} here={id} />
          </li>
        ) : null,
      )}
    </ol>
  )
}
