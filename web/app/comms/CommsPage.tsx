import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { CommsPageQuery } from '../../__generated__/CommsPageQuery.graphql.ts'
import { BreachBox } from '../../performance/breach/BreachBox.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { ThreadList } from '../../communication/message/ThreadList.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CommsPageQuery($search: String!, $filter: ThreadFilter!, $breaches: Boolean!) {
    ...ThreadList_query @arguments(search: $search, filter: $filter) @skip(if: $breaches) @alias(as: "threads")
    ...BreachBox_query @include(if: $breaches) @alias(as: "breaches")
  }
`

/**
 * The threads with the responsible roles, and the breaches of benchmarks, beside the one that is open; on a narrow page
 * one of both.
 */
export function CommsPage() {
  const { pathname, search } = useLocation()
  const isOpen = !/\/comms\/?$/.test(pathname)
  return (
    <Page
      title={t.commsBenchmark}
      actions={
        <ButtonLink className="outlined" to={{ pathname: '/comms/write', search }}>
          {t.write}
        </ButtonLink>
      }
    >
      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplate: { xs: 'minmax(0, 1fr) / minmax(0, 1fr)', md: 'minmax(0, 1fr) / 380px minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            display: { xs: isOpen ? 'none' : 'grid', md: 'grid' },
            minHeight: 0,
            gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
            borderInlineEnd: { md: '1px solid var(--ops-line)' },
          }}
        >
          <Suspense fallback={<Waiting />}>
            <List />
          </Suspense>
        </Box>
        <Box
          sx={{
            display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
            minHeight: 0,
            gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          }}
        >
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
    </Page>
  )
}

function List() {
  const { threads, breaches } = useRouteQuery<CommsPageQuery>(query)
  if (threads) return <ThreadList query={threads} />
  return breaches ? <BreachBox query={breaches} /> : null
}

const Waiting = () => (
  <Box role="status" aria-label={t.loading} sx={{ p: 4, display: 'grid', gap: 3, alignContent: 'start' }}>
    {[0, 1, 2, 3].map((i) => (
      <Ghost key={i} style={{ height: 52 }} />
    ))}
  </Box>
)
