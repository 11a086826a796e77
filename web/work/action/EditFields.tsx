import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditFieldsQuery } from '../../__generated__/EditFieldsQuery.graphql.ts'
import { vehicleChoice } from '../../organization/vehicle/vehicleChoice.ts'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { TableFields } from '../../kernel/ui/TableFields.tsx'
import { actionFieldsOf, editableFields } from './actionFields.ts'
import type { MoveInput, MoveProblems } from './moveAction.ts'

const query = graphql`
  query EditFieldsQuery($id: ID!) {
    node(id: $id) {
      ... on Action @alias(as: "action") {
        ...actionFields_action
        organization {
          id
        }
        vehicle {
          vehicleId
          unitNumber
        }
      }
    }
  }
`

interface EditFieldsProps {
  /** The record whose fields they are at first, or one of several that are edited alike. */
  actionId: string
  isOfSeveral?: boolean
  problems: MoveProblems
  onChange: (changed: MoveInput) => void
}

/** What a record says; what is not touched is left out, and stays. */
export function EditFields({ actionId, isOfSeveral = false, problems, onChange }: EditFieldsProps) {
  const { data, failure } = useLookUp<EditFieldsQuery>(query, { id: actionId }, 0)
  const [touched, setTouched] = useState<Record<string, string | boolean>>({})
  const [vehicle, setVehicle] = useState<{ id: string; name: string } | null>()
  const action = data?.node?.action
  const shown = action && !isOfSeveral ? actionFieldsOf(action) : {}
  const known = Object.entries(editableFields).map(([name]) => [name, shown[name as keyof typeof shown] ?? ''] as const)
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (!data) return null
  return (
    <>
      <TableFields
        form={{
          table: editableFields,
          values: { ...Object.fromEntries(known.map(([name, value]) => [name, String(value)])), ...touched },
          onChange(name, value) {
            setTouched((before) => ({ ...before, [name]: value }))
            const { kind } = editableFields[name as keyof typeof editableFields]
            onChange({ [name]: kind === 'MINUTES' ? Number(value) : value })
          },
        }}
        autoFocus="title"
        problems={problems}
      />
      <VehiclePicker
        organizationId={action?.organization.id}
        value={vehicle === undefined && !isOfSeveral ? vehicleChoice(action?.vehicle) : (vehicle ?? null)}
        onChange={(chosen) => {
          setVehicle(chosen)
          onChange({ vehicleId: chosen?.id ?? null })
        }}
        problem={problems.vehicleId}
      />
    </>
  )
}
