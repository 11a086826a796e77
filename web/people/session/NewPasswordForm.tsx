import Stack from '@mui/material/Stack'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { NewPasswordFormMutation } from '../../__generated__/NewPasswordFormMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { KeepTokens } from './KeepTokens.tsx'
import { forgetSignIn } from '../../kernel/auth/tokens.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation NewPasswordFormMutation($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      ... on ResetPasswordSuccess {
        done
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Sets a new password by the link that was mailed, or that an Admin has made. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<NewPasswordFormMutation>(mutation)
  const [keepsTokens, setKeepsTokens] = useState(false)
  const form = useForm(problems)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [password, again] = ['password', 'again'].map((name) => new FormData(event.currentTarget).get(name) as string)
    if (password !== again) return setProblems({ again: t.thisIsNotTheSameAs })
    const { problems: found } = await change({ token, password: password!, keepsTokens })
    if (found) return setProblems(found)
    // Every session of the account has ended, be it in this browser too.
    forgetSignIn()
    toast('success', t.yourNewPasswordIsSet, t.signInWithIt)
    await navigate('/login', { replace: true })
  }

  return (
    <Stack component="form" ref={form} onSubmit={(event) => void submit(event)} noValidate sx={{ gap: 3 }}>
      {problems.input ? (
        <Notice role="alert">
          {problems.input} {t.aLinkWorksOnceFor24} <Link to="/login">{t.signIn2}</Link>.
        </Notice>
      ) : null}
      <PasswordField
        name="password"
        label={t.newPassword}
        autoComplete="new-password"
        help={t.from8To128CharactersAnd}
        required
        autoFocus
        problem={problems.password}
      />
      <PasswordField
        name="again"
        label={t.theSameAgain}
        autoComplete="new-password"
        required
        problem={problems.again}
      />
      <KeepTokens checked={keepsTokens} onChange={setKeepsTokens} />
      <PlainButton type="submit" className="primary" disabled={waiting}>
        {t.setThePassword}
      </PlainButton>
    </Stack>
  )
}
