import Stack from '@mui/material/Stack'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { NewPasswordFormMutation } from '../../__generated__/NewPasswordFormMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { KeepTokens } from './KeepTokens.tsx'
import { forgetSignIn } from '../../kernel/auth/tokens.ts'

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

/** Sets a new password by the link that an Admin has made. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<NewPasswordFormMutation>(mutation)
  const [keepsTokens, setKeepsTokens] = useState(false)
  const form = useForm(problems)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [password, again] = ['password', 'again'].map((name) => new FormData(event.currentTarget).get(name) as string)
    if (password !== again) return setProblems({ again: 'This is not the same as above.' })
    const { problems: found } = await change({ token, password: password!, keepsTokens })
    if (found) return setProblems(found)
    // Every session of the account has ended, be it in this browser too.
    forgetSignIn()
    toast('success', 'Your new password is set', 'Sign in with it.')
    await navigate('/login', { replace: true })
  }

  return (
    <Stack component="form" ref={form} onSubmit={(event) => void submit(event)} noValidate sx={{ gap: 3 }}>
      {problems.input ? (
        <Notice role="alert">
          {problems.input} A link works once, for 24 hours. Ask your Admin for another, or{' '}
          <Link to="/login">sign in</Link>.
        </Notice>
      ) : null}
      <Field
        name="password"
        type="password"
        label="New password"
        autoComplete="new-password"
        help="From 8 to 128 characters, and not easy to guess."
        required
        autoFocus
        problem={problems.password}
      />
      <Field
        name="again"
        type="password"
        label="The same again"
        autoComplete="new-password"
        required
        problem={problems.again}
      />
      <KeepTokens checked={keepsTokens} onChange={setKeepsTokens} />
      <PlainButton type="submit" className="primary" disabled={waiting}>
        Set the password
      </PlainButton>
    </Stack>
  )
}
