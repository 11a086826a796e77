import { graphql } from 'react-relay'
import type { MapToolQuery } from '../../__generated__/MapToolQuery.graphql.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { WorkMapSection } from './WorkMapSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MapToolQuery($filter: ActionFilter) {
    workMap(filter: $filter) {
      ...WorkMapSection_map
    }
  }
`

/** The map as a tool over the board. */
export function MapTool() {
  const { workMap } = useRouteQuery<MapToolQuery>(query)
  return (
    <ToolDialog title={t.map}>
      <WorkMapSection map={workMap} />
    </ToolDialog>
  )
}
