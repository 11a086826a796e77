import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DepartmentDialogCreateMutation } from '../../__generated__/DepartmentDialogCreateMutation.graphql.ts'
import type { DepartmentDialogUpdateMutation } from '../../__generated__/DepartmentDialogUpdateMutation.graphql.ts'
import { counted } from '../organization/counted.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

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
      ... on UpdateDepartmentSuccess @alias(as: "success") {
        inUse
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
  const [name, setName] = useState(department?.name ?? '')
  const [description, setDescription] = useState(department?.description ?? '')
  const [status, setStatus] = useState(department?.status ?? 'ACTIVE')
  const [roles, setRoles] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<DepartmentDialogCreateMutation>(createMutation)
  const [update, isUpdating] = useMutation<DepartmentDialogUpdateMutation>(updateMutation)
  async function submit() {
    if (department) {
      const { id, version } = department
      const { done, problems: failed } = await update({ id, version, name, description, status: status as 'ACTIVE' })
      if (failed) return setProblems(failed)
      const kept = status === 'INACTIVE' && department.status === 'ACTIVE' ? done.success?.inUse : 0
      toast(
        'success',
        `${name} saved`,
        kept ? `${counted(kept, 'person', 'people')} keep it; nobody new gets it.` : undefined,
      )
      return onDone(id)
    }
    const { done, problems: failed } = await create({ organizationId: organizationId!, name, description, roles })
    if (failed) return setProblems(failed)
    toast('success', `${name} added`)
    onDone(done.success!.department.id)
  }
  return (
    <FormDialog
      title={department ? `Edit ${department.name}` : 'Add a department'}
      submit={department ? 'Save' : 'Add'}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isCreating || isUpdating}
    >
      <Field
        label="Name"
        required
        autoFocus
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <TextArea
        label="What it does"
        value={description}
        maxLength={500}
        onChange={(event) => setDescription(event.target.value)}
        problem={problems.description}
      />
      {department ? (
        <SelectField
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          help="Who is in an inactive department stays in it; nobody new gets in."
        >
          <option value="ACTIVE">Active</option>
          <option value="INACTIVE">Inactive</option>
        </SelectField>
      ) : (
        <Field
          label="Job roles"
          value={roles}
          onChange={(event) => setRoles(event.target.value)}
          help="With commas between them, like: Manager, Technician"
          problem={problems.roles}
        />
      )}
    </FormDialog>
  )
}
