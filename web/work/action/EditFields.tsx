import { graphql } from 'react-relay'
import type { EditFieldsQuery } from '../../__generated__/EditFieldsQuery.graphql.ts'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { TableFields } from '../../kernel/ui/TableFields.tsx'
import { editableFields } from './actionFields.ts'
import type { MoveProblems } from './moveAction.ts'
import type { MoveDraft } from './moveDraft.ts'

const query = graphql`
  query EditFieldsQuery($id: ID!) {
    node(id: $id) {
      ... on Action @alias(as: "action") {
        organization {
          id
        }
      }
    }
  }
`

interface EditFieldsProps {
  /** One of the records. */
  actionId: string
  /** What was touched. */
  input: MoveDraft
  problems: MoveProblems
  onChange: (changed: MoveDraft) => void
}

/** What several records are to say alike; what is not touched is left out, and stays. */
export function EditFields({ actionId, input, problems, onChange }: EditFieldsProps) {
  const { data, failure } = useLookUp<EditFieldsQuery>(query, { id: actionId }, 0)
  const action = data?.node?.action
  const typed = (Object.keys(editableFields) as (keyof typeof editableFields)[]).map(
    (name) => [name, input[name] ?? ''] as const,
  )
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (!data) return null
  return (
    <>
      <TableFields
        form={{
          table: editableFields,
          values: Object.fromEntries(typed),
          onChange: (name, value) => onChange({ [name]: value }),
        }}
        autoFocus="title"
        problems={problems}
      />
      <VehiclePicker
        organizationId={action?.organization.id}
        value={input.vehicle ?? null}
        onChange={(vehicle) => onChange({ vehicle })}
        problem={problems.vehicleId}
      />
    </>
  )
}
