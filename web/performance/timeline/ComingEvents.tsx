import { graphql, usePaginationFragment } from 'react-relay'
import type { ComingEvents_vehicle$key } from '../../__generated__/ComingEvents_vehicle.graphql.ts'
import type { ComingEventsPageQuery } from '../../__generated__/ComingEventsPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { EventRow } from './EventRow.tsx'
import * as t from './__generated__/messages.ts'

/** What is to come of a vehicle, the nearest last, right above now. */
export function ComingEvents({ vehicle }: { vehicle: ComingEvents_vehicle$key }) {
  const { data, ...page } = usePaginationFragment<ComingEventsPageQuery, ComingEvents_vehicle$key>(
    graphql`
      fragment ComingEvents_vehicle on Vehicle
      @refetchable(queryName: "ComingEventsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 5 }
        after: { type: "Cursor" }
        filter: { type: "VehicleEventFilter!" }
      ) {
        coming: timeline(first: $first, after: $after, filter: $filter, orderBy: { field: AT, direction: ASC })
          @connection(key: "ComingEvents_coming", filters: ["filter"]) {
          edges {
            node {
              nodeId
              kind
              ...EventRow_event
            }
          }
        }
      }
    `,
    vehicle,
  )
  const { edges } = data.coming
  return (
    <>
      <More page={page} label={t.showLater} />
      {edges.length ? (
        <ol aria-label={t.upcoming} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {edges.toReversed().map(({ node }) => (
            <EventRow key={`${node.kind} ${node.nodeId}`} event={node} />
          ))}
        </ol>
      ) : (
        <Empty>{t.nothingIsPlannedOnThisVehicle}</Empty>
      )}
    </>
  )
}
