import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddPeopleDialogMutation } from '../../__generated__/AddPeopleDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { CorrespondentsField, type Correspondent } from '../../people/contact/CorrespondentsField.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation AddPeopleDialogMutation($input: AddThreadParticipantsInput!) {
    result: addThreadParticipants(input: $input) {
      ... on AddThreadParticipantsSuccess {
        thread {
          id
          ...ThreadHead_thread
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Brings more people into a thread. */
export function AddPeopleDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const [people, setPeople] = useState<readonly Correspondent[]>([])
  const [problems, setProblems] = useState<Problems>({})
  const [commit, waiting] = useMutation<AddPeopleDialogMutation>(mutation)
  async function submit() {
    const outcome = await commit({ id: threadId, userIds: people.map(({ id }) => id) })
    if (outcome.problems) return setProblems(outcome.problems)
    announce(
      t.partNow({ join: people.map(({ name }) => name).join(', '), value: people.length === 1 ? t.takes : t.take }),
    )
    onClose()
  }
  return (
    <FormDialog
      title={t.addPeople}
      submit={t.add}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <CorrespondentsField
        label={t.people}
        of={threadId}
        value={people}
        onChange={setPeople}
        help={t.theyReadAllThatWasSaid}
        problem={problems.userIds}
      />
    </FormDialog>
  )
}
