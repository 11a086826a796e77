import { graphql, useFragment } from 'react-relay'
import type { VehicleRow_vehicle$key } from '../../__generated__/VehicleRow_vehicle.graphql.ts'
import type { VehicleRowDeleteMutation } from '../../__generated__/VehicleRowDeleteMutation.graphql.ts'
import { DeletableRow } from '../../kernel/ui/DeletableRow.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
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
  const [remove, waiting] = useMutation<VehicleRowDeleteMutation>(graphql`
    mutation VehicleRowDeleteMutation($input: DeleteVehicleInput!) {
      result: deleteVehicle(input: $input) {
        ... on DeleteVehicleSuccess {
          deletedId
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  return (
    <DeletableRow
      name={unitNumber}
      canEdit={can.edit}
      canDelete={can.edit}
      onEdit={onEdit}
      remove={() => remove({ id, version })}
      waiting={waiting}
      onDeleted={onDeleted}
      warning={t.theVehicleGoesForGood}
    >
      <th scope="row">{unitNumber}</th>
      <td>{type}</td>
      <td>{location?.name ?? '—'}</td>
      <td>{organization.name}</td>
      <td>{status === 'ACTIVE' ? t.inUse : t.notInUse}</td>
    </DeletableRow>
  )
}
