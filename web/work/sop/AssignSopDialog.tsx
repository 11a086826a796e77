import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AssignSopDialogMutation } from '../../__generated__/AssignSopDialogMutation.graphql.ts'
import type { AssignSopDialogQuery } from '../../__generated__/AssignSopDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AssignSopDialogQuery {
    sops(first: 100, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

const mutation = graphql`
  mutation AssignSopDialogMutation($input: AssignSopInput!) {
    result: assignSop(input: $input) {
      ... on AssignSopSuccess {
        taskItem {
          ...SopOfItem_item
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface AssignSopDialogProps {
  itemId: string
  name: string
  version: number
  sopId: string | undefined
  onClose: () => void
}

/** Asks by which SOP the records of a task are done. */
export function AssignSopDialog({ itemId, name, version: opened, sopId, onClose }: AssignSopDialogProps) {
  const version = useShown(opened)
  const [chosen, setChosen] = useState(sopId ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [assign, isInFlight] = useMutation<AssignSopDialogMutation>(mutation)
  const { data, failure } = useLookUp<AssignSopDialogQuery>(query, {}, 0)
  const submit = async () => {
    const { problems: wrong } = await assign({ taskItemId: itemId, version, sopId: chosen || null })
    if (wrong) return setProblems(wrong)
    toast('success', chosen ? t.sopSaved : t.hasNoSopNow({ name }))
    onClose()
  }
  return (
    <FormDialog
      title={t.sopOf({ name })}
      submit={t.save}
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label="SOP"
        autoFocus
        value={chosen}
        problem={problems.sopId ?? failure}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{t.none}</option>
        {data?.sops.edges.map(({ node }) => (
          <option key={node.id} value={node.id}>
            {node.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
