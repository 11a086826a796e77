import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { VehicleRoutines_vehicle$key } from '../../__generated__/VehicleRoutines_vehicle.graphql.ts'
import type { VehicleRoutinesPageQuery } from '../../__generated__/VehicleRoutinesPageQuery.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { wallMoment } from '../../kernel/ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

/** The routines whose records name a vehicle. */
export function VehicleRoutines({ vehicle }: { vehicle: VehicleRoutines_vehicle$key }) {
  const { data, ...page } = usePaginationFragment<VehicleRoutinesPageQuery, VehicleRoutines_vehicle$key>(
    graphql`
      fragment VehicleRoutines_vehicle on Vehicle
      @refetchable(queryName: "VehicleRoutinesPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "Cursor" }) {
        routines(first: $first, after: $after, filter: { status: { ne: ENDED } })
          @connection(key: "VehicleRoutines_routines") {
          edges {
            node {
              id
              title
              sentence
              status
              organization {
                name
              }
              nextTimes(first: 1) {
                wallTime
              }
            }
          }
        }
      }
    `,
    vehicle,
  )
  return (
    <TableSection
      title={t.routines}
      caption={t.routinesOnTheVehicle}
      columns={[t.routine, t.fallsDue, t.organization, t.next]}
      empty={t.noRoutineIsOnThisVehicle}
      page={page}
    >
      {data.routines.edges.map(({ node: { id, title, sentence, status, organization, nextTimes } }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/tasks/routine/${id}`}>{title}</Link> {status === 'PAUSED' ? <Tag>{t.paused}</Tag> : null}
          </th>
          <td>{sentence}</td>
          <td>{organization?.name ?? '—'}</td>
          <td>{nextTimes[0] ? wallMoment(nextTimes[0].wallTime) : '—'}</td>
        </tr>
      ))}
    </TableSection>
  )
}
