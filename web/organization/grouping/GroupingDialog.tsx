import { useState } from 'react'
import { graphql } from 'react-relay'
import type { GroupingDialogCreateMutation } from '../../__generated__/GroupingDialogCreateMutation.graphql.ts'
import type { GroupingDialogUpdateMutation } from '../../__generated__/GroupingDialogUpdateMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import { inOrder, pathOf, type GroupingShape, type Type } from './hierarchy.ts'

const createMutation = graphql`
  mutation GroupingDialogCreateMutation($input: CreateGroupingInput!) {
    result: createGrouping(input: $input) {
      ... on CreateGroupingSuccess {
        grouping {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation GroupingDialogUpdateMutation($input: UpdateGroupingInput!) {
    result: updateGrouping(input: $input) {
      ... on UpdateGroupingSuccess {
        grouping {
          id
          name
          description
          version
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface GroupingDialogProps {
  organizationId: string
  type: Type
  /** All of the hierarchy, to choose the parent from. */
  groupings: readonly GroupingShape[]
  /** The one that is edited; none for a new one. */
  grouping?: GroupingShape
  parentId?: string
  onClose: () => void
  onDone: () => void
}

/** Asks what a grouping is called, what it gathers, and what it is a part of. */
export function GroupingDialog({
  organizationId,
  type,
  groupings,
  grouping: opened,
  parentId,
  onClose,
  onDone,
}: GroupingDialogProps) {
  const grouping = useShown(opened)
  const [texts, setTexts] = useState({ name: grouping?.name ?? '', description: grouping?.description ?? '' })
  const [parent, setParent] = useState(grouping?.parent?.id ?? parentId ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<GroupingDialogCreateMutation>(createMutation)
  const [update, isUpdating] = useMutation<GroupingDialogUpdateMutation>(updateMutation)
  const submit = async () => {
    const said = { ...texts, parentId: parent || null }
    const outcome = grouping
      ? await update({ id: grouping.id, version: grouping.version, ...said })
      : await create({ organizationId, typeId: type.id, ...said })
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', grouping ? `${texts.name.trim()} saved` : `${texts.name.trim()} added`)
    onDone()
  }
  return (
    <FormDialog
      title={grouping ? `Edit ${grouping.name}` : `Add a ${type.name} grouping`}
      submit={grouping ? 'Save' : 'Add'}
      width="sm"
      problems={problems}
      waiting={isCreating || isUpdating}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameFields value={texts} onChange={setTexts} about="What it gathers" most={500} problems={problems} />
      <SelectField
        label="Part of"
        value={parent}
        problem={problems.parentId}
        onChange={(event) => setParent(event.target.value)}
      >
        <option value="">Nothing: it is at the top</option>
        {inOrder(groupings, { except: grouping?.id }).map(({ id }) => (
          <option key={id} value={id}>
            {pathOf(groupings, id)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
