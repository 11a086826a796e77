import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PasswordDialogMutation } from '../../__generated__/PasswordDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { OwnCodeField } from '../user/OwnCodeField.tsx'
import { KeepTokens } from './KeepTokens.tsx'
import * as t from './__generated__/messages.ts'

/** Changes one's password: the one that is good now, with a code of one's authenticator app, and the new one twice. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, waiting] = useMutation<PasswordDialogMutation>(graphql`
    mutation PasswordDialogMutation($input: ChangePasswordInput!) {
      result: changePassword(input: $input) {
        ... on ChangePasswordSuccess {
          user {
            id
            ...SessionsSection_user
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [current, setCurrent] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [keepsTokens, setKeepsTokens] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const submit = async () => {
    if (password !== again) return setProblems({ again: t.thisIsAnotherOneThanAbove })
    const outcome = await change({ current, code: code || null, password, keepsTokens })
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', t.yourPasswordIsChanged, keepsTokens ? t.allYourOtherSignInsHave : t.yourOtherSignInsAccessTokens)
    onClose()
  }
  return (
    <FormDialog
      title={t.changePassword}
      submit={t.change}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Field
        label={t.passwordNow}
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        value={current}
        problem={problems.current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <OwnCodeField value={code} problem={problems.code} onChange={setCode} />
      <Field
        label={t.newPassword}
        type="password"
        autoComplete="new-password"
        required
        help={t.from8To128CharactersAnd}
        value={password}
        problem={problems.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Field
        label={t.newPasswordAgain}
        type="password"
        autoComplete="new-password"
        required
        value={again}
        problem={problems.again}
        onChange={(event) => setAgain(event.target.value)}
      />
      <KeepTokens checked={keepsTokens} onChange={setKeepsTokens} />
    </FormDialog>
  )
}
