import { useState } from 'react'
import { graphql } from 'react-relay'
import type { GroupDialogCreateMutation } from '../../__generated__/GroupDialogCreateMutation.graphql.ts'
import type { GroupDialogUpdateMutation } from '../../__generated__/GroupDialogUpdateMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import { treeRows, withBelow } from './groupTree.ts'
import { StatusField } from './StatusField.tsx'
import { toastSaved } from './toastSaved.ts'
import { useGroupStatus } from './useGroupStatus.ts'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation GroupDialogCreateMutation($input: CreateGroupInput!) {
    result: createGroup(input: $input) {
      ... on CreateGroupSuccess {
        group {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation GroupDialogUpdateMutation($input: UpdateGroupInput!) {
    result: updateGroup(input: $input) {
      ... on UpdateGroupSuccess {
        group {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Edited {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly status: string
  readonly version: number
  readonly parent?: { readonly id: string } | null
}

interface GroupDialogProps {
  departmentId: string
  /** All groups of the department. */
  groups: readonly Edited[]
  /** The group to edit; none for a new one. */
  group?: Edited
  parentId?: string
  onClose: () => void
  onDone: () => void
}

/** What a group is called, where it stands, and whether it is in use. */
export function GroupDialog({ departmentId, groups, group: opened, parentId, onClose, onDone }: GroupDialogProps) {
  const group = useShown(opened)
  const draft = useDraft('group', group?.id ?? newIn(departmentId), group?.version)
  const [texts, setTexts] = useDraftState(draft, 'texts', {
    name: group?.name ?? '',
    description: group?.description ?? '',
  })
  const [status, setStatus] = useDraftState(draft, 'status', group?.status ?? 'ACTIVE')
  const [parent, setParent] = useDraftState(draft, 'parent', group?.parent?.id ?? parentId ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<GroupDialogCreateMutation>(createMutation)
  const [update, isUpdating] = useMutation<GroupDialogUpdateMutation>(updateMutation)
  const [turn, isTurning] = useGroupStatus()
  const beneath = group ? withBelow(groups, group.id) : new Set<string>()
  async function submit() {
    if (!group) {
      const { problems: failed } = await create({ departmentId, parentId: parent || null, ...texts })
      if (failed) return setProblems(failed)
      draft.clear()
      toast('success', t.added({ name: texts.name }))
      return onDone()
    }
    const { id } = group
    const { problems: failed } = await update({ id, version: draft.version, ...texts, parentId: parent || null })
    if (failed) return setProblems(failed)
    const turned = status === group.status ? undefined : await turn(id, status)
    if (turned?.problems) return setProblems(turned.problems)
    draft.clear()
    toastSaved(texts.name, status === 'INACTIVE' ? turned?.done.success?.inUse : 0, t.peopleStay)
    onDone()
  }
  return (
    <FormDialog
      title={group ? t.edit2({ name: group.name }) : t.addAGroup}
      submit={group ? t.save : t.add}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isCreating || isUpdating || isTurning}
      draft={draft}
    >
      <NameFields value={texts} onChange={setTexts} about={t.whatItDoes} most={500} problems={problems} />
      <SelectField
        label={t.standsBelow}
        value={parent}
        onChange={(event) => setParent(event.target.value)}
        problem={problems.parentId}
      >
        <option value="">{t.nothingAtTheTop}</option>
        {treeRows(groups)
          .filter((row) => !beneath.has(row.group.id))
          .map((row) => (
            <option key={row.group.id} value={row.group.id}>
              {'\u2003'.repeat(row.depth) + row.group.name}
            </option>
          ))}
      </SelectField>
      {group ? <StatusField value={status} onChange={setStatus} help={t.whoIsInAnInactiveGroup} /> : null}
    </FormDialog>
  )
}
