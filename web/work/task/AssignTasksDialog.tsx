import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AssignTasksDialogMutation } from '../../__generated__/AssignTasksDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { PeopleField, type Person } from './PeopleField.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation AssignTasksDialogMutation($input: AssignTasksToUsersInput!) {
    result: assignTasksToUsers(input: $input) {
      ... on AssignTasksToUsersSuccess @alias(as: "success") {
        results {
          userId
          taskRecord {
            ...TaskRecordRow_record
          }
          error {
            message
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface AssignTasksDialogProps {
  tasks: readonly { readonly id: string; readonly title: string; readonly organization: { readonly id: string } }[]
  onClose: () => void
  onDone: () => void
}

interface Report {
  task: string
  person: string
  reason: string | undefined
}

/** Gives tasks to people, who share them in turn, and says what became of each. */
export function AssignTasksDialog({ tasks, onClose, onDone }: AssignTasksDialogProps) {
  const [people, setPeople] = useState<readonly Person[]>([])
  const [problems, setProblems] = useState<Problems>({})
  const [report, setReport] = useState<readonly Report[]>()
  const [assign, waiting] = useMutation<AssignTasksDialogMutation>(mutation)
  async function submit() {
    if (report) return onDone()
    if (!people.length) return setProblems({ userIds: t.chooseAtLeastOnePerson })
    const { done, problems: failed } = await assign({
      ids: tasks.map(({ id }) => id),
      userIds: people.map(({ id }) => id),
    })
    setProblems(failed ?? {})
    if (failed) return toast('error', t.errorInAssigntasks, Object.values(failed).join(' '))
    // Task by task, and in each the people in their order.
    const rows = done.success!.results.map(({ userId, error }, i) => ({
      task: tasks[Math.floor(i / people.length)]!.title,
      person: people.find(({ id }) => id === userId)?.name ?? t.unknownPerson,
      reason: error?.message,
    }))
    const refused = rows.filter(({ reason }) => reason).length
    if (refused) toast('error', t.errorInAssigntasks, t.rowsNotAssigned({ refused, total: rows.length }))
    else toast('success', t.assigned({ count: tasks.length }), people.map(({ name }) => name).join(', '))
    setReport(rows)
  }
  return (
    <FormDialog
      title={tasks.length === 1 ? t.assign({ what: tasks[0]!.title }) : t.assignTasks({ count: tasks.length })}
      submit={report ? t.done : t.assign2}
      onSubmit={() => void submit()}
      onClose={report ? onDone : onClose}
      problems={problems}
      waiting={waiting}
      width="sm"
    >
      {report ? (
        <Table caption={t.whatBecameOfEach} columns={[t.task, t.person, t.outcome]}>
          {report.map(({ task, person, reason }, i) => (
            <tr key={i}>
              <th scope="row">{task}</th>
              <td>{person}</td>
              <td style={reason ? { color: 'var(--ops-late)' } : undefined}>
                {reason ? t.notAssigned({ reason }) : t.assigned2}
              </td>
            </tr>
          ))}
        </Table>
      ) : (
        <PeopleField
          label={t.whoDoesIt}
          of={tasks[0]!.organization.id}
          value={people}
          onChange={setPeople}
          autoFocus
          help={t.theyJoinThoseWhoDoIt}
          problem={problems.userIds}
        />
      )}
    </FormDialog>
  )
}
