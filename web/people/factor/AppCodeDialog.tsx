import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AppCodeDialogMutation } from '../../__generated__/AppCodeDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { CodeField } from '../user/CodeField.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import type { FactorSetup } from './FactorSetup.ts'
import { SetupSteps } from './SetupSteps.tsx'
import * as t from './__generated__/messages.ts'

interface AppCodeDialogProps {
  title: string
  setup: FactorSetup
  onClose: () => void
}

/** Has the app give a code, which shows that it took over the secret. */
export function AppCodeDialog({ title, setup: { setupToken, secret, url }, onClose }: AppCodeDialogProps) {
  const [create, waiting] = useMutation<AppCodeDialogMutation>(graphql`
    mutation AppCodeDialogMutation($input: CreateAuthenticatorAppInput!) {
      result: createAuthenticatorApp(input: $input) {
        ... on CreateAuthenticatorAppSuccess {
          secrets
          user {
            id
            ...SecondFactorSection_user
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  const submit = async () => {
    const { done, problems: wrong } = await create({ setupToken, code })
    if (wrong) return setProblems(wrong.setupToken ? { ...wrong, input: wrong.setupToken } : wrong)
    toast('success', t.theSecondFactorIsSetUp)
    setCodes(done.secrets)
  }
  return (
    <FormDialog
      title={title}
      submit={t.finish}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <SetupSteps secret={secret} url={url} />
      <CodeField value={code} onChange={setCode} problem={problems.code} isNew autoFocus />
    </FormDialog>
  )
}
