import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { VehicleLink_vehicle$key } from '../../__generated__/VehicleLink_vehicle.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** The vehicle that something names; it leads to its page, or to its records where that is out of sight. */
export function VehicleLink({ vehicle: key }: { vehicle: VehicleLink_vehicle$key }) {
  const { vehicleId, unitNumber, type, status, vehicle } = useFragment(
    graphql`
      fragment VehicleLink_vehicle on NamedVehicle {
        vehicleId
        unitNumber
        type
        status
        vehicle {
          id
        }
      }
    `,
    key,
  )
  const to = vehicle ? `/vehicles/${vehicle.id}` : `/activerecords?${new URLSearchParams({ vehicle: vehicleId })}`
  return (
    <>
      <Link to={to}>{unitNumber}</Link> <span style={{ color: 'var(--ops-ink-3)' }}>{type}</span>{' '}
      {status === 'ACTIVE' ? null : <Tag>{t.notInUse}</Tag>}
    </>
  )
}
