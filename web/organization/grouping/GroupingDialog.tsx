import { useState } from 'react'
import { graphql } from 'react-relay'
import type { GroupingDialogCreateMutation } from '../../__generated__/GroupingDialogCreateMutation.graphql.ts'
import type { GroupingDialogUpdateMutation } from '../../__generated__/GroupingDialogUpdateMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import { inOrder, pathOf, type GroupingShape, type Type } from './hierarchy.ts'
import * as t from './__generated__/messages.ts'

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
  const draft = useDraft('grouping', grouping?.id ?? `new ${type.id} ${organizationId}`, grouping?.version)
  const [texts, setTexts] = useDraftState(draft, 'texts', {
    name: grouping?.name ?? '',
    description: grouping?.description ?? '',
  })
  const [parent, setParent] = useDraftState(draft, 'parent', grouping?.parent?.id ?? parentId ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<GroupingDialogCreateMutation>(createMutation)
  const [update, isUpdating] = useMutation<GroupingDialogUpdateMutation>(updateMutation)
  const submit = async () => {
    const said = { ...texts, parentId: parent || null }
    const outcome = grouping
      ? await update({ id: grouping.id, version: draft.version, ...said })
      : await create({ organizationId, typeId: type.id, ...said })
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    toast('success', grouping ? t.saved({ trim: texts.name.trim() }) : t.added({ trim: texts.name.trim() }))
    onDone()
  }
  return (
    <FormDialog
      title={grouping ? t.edit({ name: grouping.name }) : t.addAGrouping({ name: type.name })}
      submit={grouping ? t.save : t.add}
      width="sm"
      problems={problems}
      waiting={isCreating || isUpdating}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameFields value={texts} onChange={setTexts} about={t.whatItGathers} most={500} problems={problems} />
      <SelectField
        label={t.partOf}
        value={parent}
        problem={problems.parentId}
        onChange={(event) => setParent(event.target.value)}
      >
        <option value="">{t.nothingItIsAtTheTop}</option>
        {inOrder(groupings, { except: grouping?.id }).map(({ id }) => (
          <option key={id} value={id}>
            {pathOf(groupings, id)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
