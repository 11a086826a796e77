import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LocationRow_location$key } from '../../__generated__/LocationRow_location.graphql.ts'
import type { LocationRowDeleteMutation } from '../../__generated__/LocationRowDeleteMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { pointText } from './placeFields.ts'
import { RowActions } from './RowActions.tsx'

interface LocationRowProps {
  location: LocationRow_location$key
  isChosen: boolean
  onShow: () => void
  onEdit: () => void
  onDeleted: () => void
}

/** A location in the list, with all that the map does. */
export function LocationRow({ location: key, isChosen, onShow, onEdit, onDeleted }: LocationRowProps) {
  const { id, name, version, type, status, address, latitude, longitude, viewerCanEdit, viewerCanDelete } = useFragment(
    graphql`
      fragment LocationRow_location on Location {
        id
        name
        version
        status
        latitude
        longitude
        type {
          name
        }
        address {
          line1
          city
          state
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
  const [remove, waiting] = useMutation<LocationRowDeleteMutation>(graphql`
    mutation LocationRowDeleteMutation($input: DeleteLocationInput!) {
      result: deleteLocation(input: $input) {
        ... on DeleteLocationSuccess {
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
  const hasPoint = latitude != null && longitude != null
  return (
    <tr aria-current={isChosen || undefined} style={isChosen ? { background: 'var(--ops-brand-weak)' } : undefined}>
      <th scope="row">
        {name}
        {status === 'INACTIVE' ? (
          <span style={{ color: 'var(--ops-ink-3)', fontWeight: 400 }}> · not in use</span>
        ) : null}
      </th>
      <td>{type.name}</td>
      <td>{[address?.line1, address?.city, address?.state?.slice(3)].filter(Boolean).join(', ') || '—'}</td>
      <td className="number">{hasPoint ? pointText(latitude, longitude) : '—'}</td>
      <td>
        <RowActions
          name={name}
          onShow={hasPoint ? onShow : undefined}
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
            The location goes for good. What uses it has to be moved away first.
          </DeleteDialog>
        ) : null}
      </td>
    </tr>
  )
}
