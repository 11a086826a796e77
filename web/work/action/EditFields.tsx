import { graphql } from 'react-relay'
import type { EditFieldsQuery } from '../../__generated__/EditFieldsQuery.graphql.ts'
import { vehicleChoice } from '../../organization/vehicle/vehicleChoice.ts'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { TableFields } from '../../kernel/ui/TableFields.tsx'
import { actionFieldsOf, editableFields } from './actionFields.ts'
import type { MoveProblems } from './moveAction.ts'
import type { MoveDraft } from './moveDraft.ts'

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
  /** What was touched. */
  input: MoveDraft
  problems: MoveProblems
  onChange: (changed: MoveDraft) => void
}

/** What a record says; what is not touched is left out, and stays. */
export function EditFields({ actionId, isOfSeveral = false, input, problems, onChange }: EditFieldsProps) {
  const { data, failure } = useLookUp<EditFieldsQuery>(query, { id: actionId }, 0)
  const action = data?.node?.action
  const shown = action && !isOfSeveral ? actionFieldsOf(action) : {}
  const known = Object.entries(editableFields).map(([name]) => {
    const field = name as keyof typeof editableFields
    return [name, input[field] ?? shown[field as keyof typeof shown] ?? ''] as const
  })
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (!data) return null
  return (
    <>
      <TableFields
        form={{
          table: editableFields,
          values: Object.fromEntries(known),
          onChange: (name, value) => onChange({ [name]: value }),
        }}
        autoFocus="title"
        problems={problems}
      />
      <VehiclePicker
        organizationId={action?.organization.id}
        value={input.vehicle === undefined && !isOfSeveral ? vehicleChoice(action?.vehicle) : (input.vehicle ?? null)}
        onChange={(vehicle) => onChange({ vehicle })}
        problem={problems.vehicleId}
      />
    </>
  )
}
