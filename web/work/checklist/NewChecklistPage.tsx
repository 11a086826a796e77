import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { NewChecklistPageMutation } from '../../__generated__/NewChecklistPageMutation.graphql.ts'
import { newIn, useDraft } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ChecklistForm } from './ChecklistForm.tsx'
import { newItem } from './editing.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation NewChecklistPageMutation($input: CreateChecklistInput!) {
    result: createChecklist(input: $input) {
      ... on CreateChecklistSuccess {
        checklist {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** A checklist that is written for the first time. */
export function NewChecklistPage() {
  const navigate = useNavigate()
  const [initial] = useState(() => ({ name: '', description: '', items: [newItem()] }))
  const draft = useDraft('checklist', newIn(null))
  const [problems, setProblems] = useState<Problems>({})
  const [create, isInFlight] = useMutation<NewChecklistPageMutation>(mutation)
  return (
    <Page title={t.newChecklist}>
      <Scroll>
        <ChecklistForm
          asksOrganization
          draft={draft}
          initial={initial}
          submit={t.addTheChecklist}
          problems={problems}
          waiting={isInFlight}
          onSubmit={async (said) => {
            const { done, problems: wrong } = await create(said)
            if (wrong) {
              setProblems(wrong)
              return
            }
            draft.clear()
            toast('success', t.added({ trim: said.name.trim() }), t.giveItToTasksSoThat)
            void navigate(`/tasks/checklist/${done.checklist?.id}`, { replace: true })
          }}
        />
      </Scroll>
    </Page>
  )
}
