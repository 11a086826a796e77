import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DepartmentDialogCreateMutation } from '../../__generated__/DepartmentDialogCreateMutation.graphql.ts'
import type { DepartmentDialogUpdateMutation } from '../../__generated__/DepartmentDialogUpdateMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import { StatusField } from './StatusField.tsx'
import { toastSaved } from './toastSaved.ts'
import { splitNames } from './splitNames.ts'
import { useDepartmentStatus } from './useDepartmentStatus.ts'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation DepartmentDialogCreateMutation($input: CreateDepartmentInput!) {
    result: createDepartment(input: $input) {
      ... on CreateDepartmentSuccess @alias(as: "success") {
        department {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation DepartmentDialogUpdateMutation($input: UpdateDepartmentInput!) {
    result: updateDepartment(input: $input) {
      ... on UpdateDepartmentSuccess {
        department {
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
}

interface DepartmentDialogProps {
  organizationId?: string
  /** The department to edit; none for a new one. */
  department?: Edited
  onClose: () => void
  onDone: (departmentId: string) => void
}

/** What a department is called, what it does, and whether it is in use. */
export function DepartmentDialog({ organizationId, department: opened, onClose, onDone }: DepartmentDialogProps) {
  const department = useShown(opened)
  const draft = useDraft('department', department?.id ?? newIn(organizationId), department?.version)
  const [texts, setTexts] = useDraftState(draft, 'texts', {
    name: department?.name ?? '',
    description: department?.description ?? '',
  })
  const [status, setStatus] = useDraftState(draft, 'status', department?.status ?? 'ACTIVE')
  const [roles, setRoles] = useDraftState(draft, 'roles', '')
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<DepartmentDialogCreateMutation>(createMutation)
  const [update, isUpdating] = useMutation<DepartmentDialogUpdateMutation>(updateMutation)
  const [turn, isTurning] = useDepartmentStatus()
  async function submit() {
    if (department) {
      const { id } = department
      const { problems: failed } = await update({ id, version: draft.version, ...texts })
      if (failed) return setProblems(failed)
      const turned = status === department.status ? undefined : await turn(id, status)
      if (turned?.problems) return setProblems(turned.problems)
      draft.clear()
      toastSaved(texts.name, status === 'INACTIVE' ? turned?.done.success?.inUse : 0, t.peopleKeepIt)
      return onDone(id)
    }
    const { done, problems: failed } = await create({
      organizationId: organizationId!,
      ...texts,
      roleNames: splitNames(roles),
    })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.added({ name: texts.name }))
    onDone(done.success!.department.id)
  }
  return (
    <FormDialog
      title={department ? t.edit2({ name: department.name }) : t.addADepartment}
      submit={department ? t.save : t.add}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isCreating || isUpdating || isTurning}
      draft={draft}
    >
      <NameFields value={texts} onChange={setTexts} about={t.whatItDoes} most={500} problems={problems} />
      {department ? (
        <StatusField value={status} onChange={setStatus} help={t.whoIsInAnInactiveDepartment} />
      ) : (
        <Field
          label={t.jobRoles}
          value={roles}
          onChange={(event) => setRoles(event.target.value)}
          help={t.withCommasBetweenThemLikeManager}
          problem={Object.entries(problems).find(([path]) => path.startsWith('roleNames'))?.[1]}
        />
      )}
    </FormDialog>
  )
}
