import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditApplicationDialog_application$key } from '../../__generated__/EditApplicationDialog_application.graphql.ts'
import type { EditApplicationDialogMutation } from '../../__generated__/EditApplicationDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import { applicationInput, problemsOf, type ApplicationDraft } from './applicationDraft.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EditApplicationDialogMutation($input: UpdateApplicationInput!) {
    result: updateApplication(input: $input) {
      ... on UpdateApplicationSuccess {
        application {
          ...ApplicationRow_application
          ...EditApplicationDialog_application
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface EditApplicationDialogProps {
  application: EditApplicationDialog_application$key
  onClose: () => void
}

/** Changes what an application is called, where it leads back to, and what it may be allowed. */
export function EditApplicationDialog({ application, onClose }: EditApplicationDialogProps) {
  const { id, name, homeUrl, redirectUrls, scopes, version } = useShownFragment(
    graphql`
      fragment EditApplicationDialog_application on Application {
        id
        name
        homeUrl
        redirectUrls
        scopes
        version
      }
    `,
    application,
  )
  const draft = useDraft('application.edited', id, version)
  const [said, setSaid] = useDraftState<ApplicationDraft>(draft, 'application', () => ({
    name,
    homeUrl: homeUrl ?? '',
    redirects: redirectUrls.join('\n'),
    scopes,
  }))
  const [problems, setProblems] = useState<Problems>({})
  const [update, waiting] = useMutation<EditApplicationDialogMutation>(mutation)
  async function submit() {
    const { problems: refused } = await update({ ...applicationInput(said), id, version: draft.version })
    if (refused) return setProblems(problemsOf(refused, said))
    draft.clear()
    toast('success', t.applicationSaved, said.name.trim())
    onClose()
  }
  return (
    <FormDialog
      title={t.edit({ name })}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <ApplicationFields
        value={said}
        onChange={(changed) => setSaid((before) => ({ ...before, ...changed }))}
        problems={problems}
      />
      <span style={{ color: 'var(--ops-ink-2)' }}>{t.beyondIsRevoked}</span>
    </FormDialog>
  )
}
