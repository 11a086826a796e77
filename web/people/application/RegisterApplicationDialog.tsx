import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type {
  RegisterApplicationDialogMutation,
  RegisterApplicationDialogMutation$data,
} from '../../__generated__/RegisterApplicationDialogMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import { ApplicationSecret } from './ApplicationSecret.tsx'
import { applicationInput, problemsOf, type ApplicationDraft } from './applicationDraft.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RegisterApplicationDialogMutation($input: CreateApplicationInput!) {
    result: createApplication(input: $input) {
      ... on CreateApplicationSuccess {
        secret
        application {
          id
          name
          clientIdentifier
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RegisterApplicationDialogProps {
  organizationId: string
  onClose: () => void
}

/** Registers an application, and shows its secret this once where it keeps one. */
export function RegisterApplicationDialog({ organizationId, onClose }: RegisterApplicationDialogProps) {
  const draft = useDraft('application', newIn(organizationId))
  const [said, setSaid] = useDraftState<ApplicationDraft>(draft, 'application', {
    name: '',
    homeUrl: '',
    redirects: '',
    scopes: ['READ'],
  })
  const [kind, setKind] = useDraftState(draft, 'kind', 'secret')
  const [made, setMade] = useState<RegisterApplicationDialogMutation$data['result']>()
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<RegisterApplicationDialogMutation>(mutation)
  const { revalidate } = useRevalidator()
  async function submit() {
    const isConfidential = kind === 'secret'
    const { done, problems: refused } = await create({ ...applicationInput(said), organizationId, isConfidential })
    if (refused) return setProblems(problemsOf(refused, said))
    draft.clear()
    if (done.secret) {
      setMade(done)
    } else {
      toast('success', t.applicationRegistered, done.application!.name)
      onClose()
    }
    await revalidate()
  }
  if (made) {
    return <ApplicationSecret secret={made.secret!} {...made.application!} text={t.enterTheseThere} onClose={onClose} />
  }
  return (
    <FormDialog
      title={t.registerAnApplication}
      submit={t.register}
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
      <SelectField
        label={t.secret}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        problem={problems.isConfidential}
        help={kind === 'secret' ? t.asAServerDoes : t.asAnAppDoes}
      >
        <option value="secret">{t.keepsASecret}</option>
        <option value="none">{t.keepsNoSecret}</option>
      </SelectField>
    </FormDialog>
  )
}
