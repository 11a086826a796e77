import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import type { BreachBox_query$key } from '../../__generated__/BreachBox_query.graphql.ts'
import pageQuery, { type BreachBoxPageQuery } from '../../__generated__/BreachBoxPageQuery.graphql.ts'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { useQuietly } from '../../work/action/useQuietly.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { tabs } from '../../communication/message/boxes.ts'
import { More } from '../../kernel/ui/More.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { BreachRow } from './BreachRow.tsx'
import * as t from './__generated__/messages.ts'

/** The breaches in sight, those that are open first; read again as their records move, and each minute. */
export function BreachBox({ query }: { query: BreachBox_query$key }) {
  const { data, ...page } = usePaginationFragment<BreachBoxPageQuery, BreachBox_query$key>(
    graphql`
      fragment BreachBox_query on Query
      @refetchable(queryName: "BreachBoxPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 40 }, after: { type: "Cursor" }) {
        breaches(first: $first, after: $after) @connection(key: "BreachBox_breaches") {
          edges {
            node {
              id
              ...BreachRow_breach
            }
          }
        }
      }
    `,
    query,
  )
  useQuietly(useReadAgain<BreachBoxPageQuery>(pageQuery, {}))
  const breaches = data.breaches.edges.map(({ node }) => node)
  return (
    <Box
      component="section"
      aria-label={t.breaches}
      sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0, minWidth: 0 }}
    >
      <SearchTabs label={t.whatIsShown} name="box" tabs={tabs} selected="BREACHES" />
      <Box sx={{ overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t.listOfBreaches}>
        {breaches.length ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {breaches.map((breach) => (
              <BreachRow key={breach.id} breach={breach} />
            ))}
          </Box>
        ) : (
          <Empty>{t.everyBenchmarkIsHeldOrNone}</Empty>
        )}
        <More page={page} />
      </Box>
    </Box>
  )
}
