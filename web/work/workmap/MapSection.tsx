import { graphql } from 'react-relay'
import type { MapSectionQuery } from '../../__generated__/MapSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { WorkMapSection } from './WorkMapSection.tsx'

const query = graphql`
  query MapSectionQuery($filter: ActionFilter) {
    workMap(filter: $filter) {
      ...WorkMapSection_map
    }
  }
`

/** The map, narrowed as the board is. */
export const MapSection = () => <WorkMapSection map={useRouteQuery<MapSectionQuery>(query).workMap} />
