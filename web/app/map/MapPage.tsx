import { graphql } from 'react-relay'
import type { MapPageQuery } from '../../__generated__/MapPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { NarrowedPage } from '../../workspace/home/NarrowedPage.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MapPageQuery {
    ...NarrowedPage_query
  }
`

/** Where the open work is, narrowed as the board is. */
export const MapPage = () => (
  <NarrowedPage
    title={t.map}
    query={useRouteQuery<MapPageQuery>(query)}
    waiting={<Ghost aria-busy="true" role="group" aria-label={t.loadingTheMap} style={{ height: '100%' }} />}
  />
)
