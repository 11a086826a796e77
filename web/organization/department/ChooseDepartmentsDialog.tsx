import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ChooseDepartmentsDialogMutation } from '../../__generated__/ChooseDepartmentsDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ChooseDepartmentsDialogMutation($input: SetOrganizationDepartmentsInput!) {
    result: setOrganizationDepartments(input: $input) {
      ... on SetOrganizationDepartmentsSuccess @alias(as: "success") {
        deactivated
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface ChooseDepartmentsDialogProps {
  organization: { readonly id: string; readonly name: string }
  departments: readonly {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly status: string
  }[]
  used: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** The departments of the tree with a box each: whether the organization has it. */
export function ChooseDepartmentsDialog({
  organization,
  departments,
  used,
  onClose,
  onDone,
}: ChooseDepartmentsDialogProps) {
  const draft = useDraft('departments', organization.id)
  const [chosen, setChosen] = useDraftState<readonly string[]>(draft, 'chosen', used)
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<ChooseDepartmentsDialogMutation>(mutation)
  const toggle = (id: string) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  async function submit() {
    const addIds = chosen.filter((id) => !used.includes(id))
    const removeIds = used.filter((id) => !chosen.includes(id))
    const { done, problems: failed } = await change({
      organizationId: organization.id,
      departments: { changes: { addIds, removeIds } },
    })
    if (failed) return setProblems({ input: Object.values(failed).join(' ') })
    draft.clear()
    const kept = done.success?.deactivated
    toast('success', t.departmentsSaved, kept ? t.whatPeopleOrRecordsAreIn : organization.name)
    onDone()
  }
  return (
    <FormDialog
      title={t.departmentsOf({ name: organization.name })}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 380, overflowY: 'auto' }}>
        {departments
          .filter(({ id, status }) => status === 'ACTIVE' || used.includes(id))
          .map(({ id, name, description }) => (
            <Box component="li" key={id} sx={{ py: 1 }}>
              <label style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                <span>
                  {name}
                  <Box
                    component="span"
                    sx={{ display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}
                  >
                    {description}
                  </Box>
                </span>
              </label>
            </Box>
          ))}
      </Box>
    </FormDialog>
  )
}
