import { graphql, usePaginationFragment } from 'react-relay'
import type { PastEvents_vehicle$key } from '../../__generated__/PastEvents_vehicle.graphql.ts'
import type { PastEventsPageQuery } from '../../__generated__/PastEventsPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { EventRow } from './EventRow.tsx'
import * as t from './__generated__/messages.ts'

/** What has happened to a vehicle, newest first. */
export function PastEvents({ vehicle }: { vehicle: PastEvents_vehicle$key }) {
  const { data, ...page } = usePaginationFragment<PastEventsPageQuery, PastEvents_vehicle$key>(
    graphql`
      fragment PastEvents_vehicle on Vehicle
      @refetchable(queryName: "PastEventsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 30 }
        after: { type: "Cursor" }
        filter: { type: "VehicleEventFilter!" }
      ) {
        past: timeline(first: $first, after: $after, filter: $filter, orderBy: { field: AT, direction: DESC })
          @connection(key: "PastEvents_past", filters: ["filter"]) {
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
  const { edges } = data.past
  return (
    <>
      {edges.length ? (
        <ol aria-label={t.past} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {edges.map(({ node }) => (
            <EventRow key={`${node.kind} ${node.nodeId}`} event={node} />
          ))}
        </ol>
      ) : (
        <Empty>{t.nothingHasHappenedYetAddA}</Empty>
      )}
      <More page={page} label={t.showEarlier} />
    </>
  )
}
