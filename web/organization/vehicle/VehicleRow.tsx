import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { VehicleRow_vehicle$key } from '../../__generated__/VehicleRow_vehicle.graphql.ts'
import { DeletableRow } from '../../kernel/ui/DeletableRow.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { useDeleteVehicle } from './useDeleteVehicle.ts'
import * as t from './__generated__/messages.ts'

interface VehicleRowProps {
  vehicle: VehicleRow_vehicle$key
  onEdit: () => void
  onDeleted: () => void
}

/** A vehicle in the list. */
export function VehicleRow({ vehicle: key, onEdit, onDeleted }: VehicleRowProps) {
  const { id, unitNumber, version, type, status, location, organization, can } = useFragment(
    graphql`
      fragment VehicleRow_vehicle on Vehicle {
        id
        unitNumber
        version
        type
        status
        location {
          name
        }
        organization {
          name
          rootName
        }
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [remove, waiting] = useDeleteVehicle()
  return (
    <DeletableRow
      name={unitNumber}
      canEdit={can.edit}
      canDelete={can.edit}
      onEdit={onEdit}
      remove={() => remove({ id, version })}
      waiting={waiting}
      onDeleted={onDeleted}
      warning={t.itCanBeDeletedWhileNothing}
    >
      <th scope="row">
        <Link to={`/vehicles/${id}`}>{unitNumber}</Link>
      </th>
      <td>{type}</td>
      <td>{location?.name ?? '—'}</td>
      <td>{inRoot(organization)}</td>
      <td>{status === 'ACTIVE' ? t.inUse : t.notInUse}</td>
    </DeletableRow>
  )
}
