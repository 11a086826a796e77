import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ResponsibleDialogMutation } from '../../__generated__/ResponsibleDialogMutation.graphql.ts'
import type { ResponsibleDialog_thread$key } from '../../__generated__/ResponsibleDialog_thread.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { RoleFields } from './RoleFields.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ResponsibleDialogMutation($input: UpdateThreadInput!) {
    result: updateThread(input: $input) {
      ... on UpdateThreadSuccess {
        thread {
          id
          ...ThreadHead_thread
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Chooses the role that is responsible for a thread; whoever holds it reads along. */
export function ResponsibleDialog({
  thread: key,
  onClose,
}: {
  thread: ResponsibleDialog_thread$key
  onClose: () => void
}) {
  const thread = useShownFragment(
    graphql`
      fragment ResponsibleDialog_thread on Thread {
        id
        version
        accessLevel
        jobRole {
          id
        }
      }
    `,
    key,
  )
  const [role, setRole] = useState({ accessLevel: thread.accessLevel ?? '', jobRoleId: thread.jobRole?.id ?? '' })
  const [problems, setProblems] = useState<Problems>({})
  const [commit, waiting] = useMutation<ResponsibleDialogMutation>(mutation)
  async function submit() {
    const { id, version } = thread
    const outcome = await commit({
      id,
      version,
      accessLevel: (role.accessLevel || null) as never,
      jobRoleId: role.jobRoleId || null,
    })
    if (outcome.problems) setProblems(outcome.problems)
    else onClose()
  }
  return (
    <FormDialog
      title={t.theResponsibleRole}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <RoleFields value={role} onChange={setRole} problems={problems} />
    </FormDialog>
  )
}
