import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GeofenceRow_geofence$key } from '../../__generated__/GeofenceRow_geofence.graphql.ts'
import type { GeofenceRowDeleteMutation } from '../../__generated__/GeofenceRowDeleteMutation.graphql.ts'
import { DeleteDialog } from '../location/DeleteDialog.tsx'
import { lengthText } from '../location/placeFields.ts'
import { RowActions } from '../location/RowActions.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'

interface GeofenceRowProps {
  geofence: GeofenceRow_geofence$key
  isChosen: boolean
  onShow: () => void
  onEdit: () => void
  onDeleted: () => void
}

/** A geofence in the list, with all that the map does. */
export function GeofenceRow({ geofence: key, isChosen, onShow, onEdit, onDeleted }: GeofenceRowProps) {
  const { id, name, version, shape, radius, ring, entry, exit, dwellMins, location, viewerCanEdit, viewerCanDelete } =
    useFragment(
      graphql`
      fragment GeofenceRow_geofence on Geofence {
        id
        name
        version
        shape
        radius
        ring
        entry
        exit
        dwellMins
        location {
          name
        }
        viewerCanEdit {
          allowed
          reason
        }
        viewerCanDelete {
          allowed
          reason
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
  const [problems, setProblems] = useState<Problems>()
  const submit = async () => {
    const { problems: failed } = await remove({ id, version })
    setProblems(failed)
    if (!failed) onDeleted()
    return !failed
  }
  const area =
    shape === 'CIRCLE' ? `Circle, ${lengthText(radius ?? 0)}` : `Polygon, ${(ring as unknown[]).length - 1} corners`
  const told = [entry && 'entry', exit && 'exit', dwellMins != null && `staying ${dwellMins} min`]
    .filter(Boolean)
    .join(', ')
  return (
    <tr aria-current={isChosen || undefined} style={isChosen ? { background: 'var(--ops-brand-weak)' } : undefined}>
      <th scope="row">{name}</th>
      <td>{area}</td>
      <td>{location?.name ?? '—'}</td>
      <td>{told || 'nothing'}</td>
      <td>
        <RowActions
          name={name}
          onShow={onShow}
          onEdit={onEdit}
          edit={viewerCanEdit}
          remove={viewerCanDelete}
          onDelete={() => setProblems({})}
        />
        {problems ? (
          <DeleteDialog
            name={name}
            problems={problems}
            waiting={waiting}
            onSubmit={submit}
            onClose={() => setProblems(undefined)}
          >
            The geofence goes for good, and nothing is told of its area any longer.
          </DeleteDialog>
        ) : null}
      </td>
    </tr>
  )
}
