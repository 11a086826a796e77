import { graphql, useFragment } from 'react-relay'
import type { LocationRow_location$key } from '../../__generated__/LocationRow_location.graphql.ts'
import type { LocationRowDeleteMutation } from '../../__generated__/LocationRowDeleteMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { pointText } from './placeFields.ts'
import { DeletableRow } from '../../kernel/ui/DeletableRow.tsx'
import * as t from './__generated__/messages.ts'

interface LocationRowProps {
  location: LocationRow_location$key
  isChosen: boolean
  onShow: () => void
  onEdit: () => void
  onDeleted: () => void
}

/** A location in the list, with all that the map does. */
export function LocationRow({ location: key, isChosen, onShow, onEdit, onDeleted }: LocationRowProps) {
  const { id, name, version, type, status, address, coordinates, can } = useFragment(
    graphql`
      fragment LocationRow_location on Location {
        id
        name
        version
        status
        coordinates {
          latitude
          longitude
        }
        type {
          name
        }
        address {
          line1
          city
          state
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
  return (
    <DeletableRow
      name={name}
      canEdit={can.edit}
      canDelete={can.delete}
      isChosen={isChosen}
      onShow={coordinates ? onShow : undefined}
      onEdit={onEdit}
      remove={() => remove({ id, version })}
      waiting={waiting}
      onDeleted={onDeleted}
      warning={t.theLocationGoesForGoodWhat}
    >
      <th scope="row">
        {name}
        {status === 'INACTIVE' ? (
          <span style={{ color: 'var(--ops-ink-3)', fontWeight: 400 }}> {t.notInUse2}</span>
        ) : null}
      </th>
      <td>{type.name}</td>
      <td>{[address?.line1, address?.city, address?.state?.slice(3)].filter(Boolean).join(', ') || '—'}</td>
      <td className="number">{coordinates ? pointText(coordinates) : '—'}</td>
    </DeletableRow>
  )
}
