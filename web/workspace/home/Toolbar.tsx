import { Suspense } from 'react'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import type { ToolbarQuery } from '../../__generated__/ToolbarQuery.graphql.ts'
import { asOfIn } from '../../kernel/shell/asOf.ts'
import { filterOf } from '../../kernel/shell/boardFilter.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { useQuietly } from '../../work/action/useQuietly.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { ToolbarLine } from './ToolbarLine.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ToolbarQuery($filter: ActionFilter, $asOf: DateTime) {
    toolbar {
      ...ToolbarLine_toolbar @arguments(filter: $filter, asOf: $asOf)
    }
  }
`

/** The eighteen tools and grids in one line; their counts are those of the board's filter, and follow it. */
export function Toolbar() {
  const [search] = useSearch()
  const environment = useRelayEnvironment()
  // What each grid holds does not follow which of them the board is narrowed to.
  const variables = { filter: filterOf(withParams(search, { only: null })), asOf: asOfIn(search) }
  const { reference, read } = useLoaded<ToolbarQuery>(query, variables)
  useQuietly(() => {
    const request = fetchQuery<ToolbarQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
    // Counts that can't be read now stay as they are.
    request.subscribe({ error: () => {} })
  })
  return (
    <Retry onRetry={read}>
      <Suspense fallback={<Coming />}>{reference ? <Loaded reference={reference} /> : <Coming />}</Suspense>
    </Retry>
  )
}

function Loaded({ reference }: { reference: PreloadedQuery<ToolbarQuery> }) {
  return <ToolbarLine toolbar={usePreloadedQuery<ToolbarQuery>(query, reference).toolbar} />
}

function Coming() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t.loadingTheToolbar}
      style={{ display: 'flex', alignItems: 'center', gap: 16, height: 32, overflow: 'hidden' }}
    >
      {Array.from({ length: 12 }, (_, i) => (
        <Ghost key={i} style={{ flex: 'none', width: 64, height: 20 }} />
      ))}
    </div>
  )
}
