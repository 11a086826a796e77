import { graphql, useFragment } from 'react-relay'
import type { GeofenceRow_geofence$key } from '../../__generated__/GeofenceRow_geofence.graphql.ts'
import type { GeofenceRowDeleteMutation } from '../../__generated__/GeofenceRowDeleteMutation.graphql.ts'
import { lengthText } from '../location/placeFields.ts'
import { DeletableRow } from '../../kernel/ui/DeletableRow.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import * as t from './__generated__/messages.ts'

interface GeofenceRowProps {
  geofence: GeofenceRow_geofence$key
  isChosen: boolean
  onShow: () => void
  onEdit: () => void
  onDeleted: () => void
}

/** A geofence in the list, with all that the map does. */
export function GeofenceRow({ geofence: key, isChosen, onShow, onEdit, onDeleted }: GeofenceRowProps) {
  const { id, name, version, area, entry, exit, dwellMins, location, can } = useFragment(
    graphql`
      fragment GeofenceRow_geofence on Geofence {
        id
        name
        version
        area {
          ... on GeofenceCircle {
            radius
          }
          ... on GeofencePolygon {
            ring
          }
        }
        entry
        exit
        dwellMins
        location {
          name
        }
        can {
          edit {
            allowed
            reason
          }
          delete {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [remove, waiting] = useMutation<GeofenceRowDeleteMutation>(graphql`
    mutation GeofenceRowDeleteMutation($input: DeleteGeofenceInput!) {
      result: deleteGeofence(input: $input) {
        ... on DeleteGeofenceSuccess {
          deletedId
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const where =
    area.radius === undefined
      ? t.polygonCorners({ value: (area.ring as unknown[]).length - 1 })
      : t.circle2({ lengthText: lengthText(area.radius) })
  const told = [entry && 'entry', exit && 'exit', dwellMins != null && t.stayingMin({ dwellMins })]
    .filter(Boolean)
    .join(', ')
  return (
    <DeletableRow
      name={name}
      canEdit={can.edit}
      canDelete={can.delete}
      isChosen={isChosen}
      onShow={onShow}
      onEdit={onEdit}
      remove={() => remove({ id, version })}
      waiting={waiting}
      onDeleted={onDeleted}
      warning={t.theGeofenceGoesForGoodAnd}
    >
      <th scope="row">{name}</th>
      <td>{where}</td>
      <td>{location?.name ?? '—'}</td>
      <td>{told || t.nothing}</td>
    </DeletableRow>
  )
}
