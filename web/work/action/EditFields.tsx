import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditFieldsQuery } from '../../__generated__/EditFieldsQuery.graphql.ts'
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
      }
    }
  }
`

interface EditFieldsProps {
  /** The record whose fields they are at first; none where several are edited at once. */
  actionId: string | null
  problems: MoveProblems
  onChange: (changed: MoveInput) => void
}

/** What a record says; what is not touched is left out, and stays. */
export function EditFields({ actionId, problems, onChange }: EditFieldsProps) {
  const { data, failure } = useLookUp<EditFieldsQuery>(query, actionId ? { id: actionId } : null, 0)
  const [touched, setTouched] = useState<Record<string, string | boolean>>({})
  const shown = data?.node?.action ? actionFieldsOf(data.node.action) : {}
  const known = Object.entries(editableFields).map(([name]) => [name, shown[name as keyof typeof shown] ?? ''] as const)
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (actionId && !data) return null
  return (
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
  )
}
