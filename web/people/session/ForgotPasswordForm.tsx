import Stack from '@mui/material/Stack'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { ForgotPasswordFormMutation } from '../../__generated__/ForgotPasswordFormMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ForgotPasswordFormMutation($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      ... on RequestPasswordResetSuccess {
        done
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** What one had the focus in is gone. */
const focus = (answer: HTMLElement | null) => answer?.focus()

/** Has a link for a new password mailed. Whether there is such an account is not told. */
export function ForgotPasswordForm() {
  const { login } = (useLocation().state ?? {}) as { login?: string }
  const [problems, setProblems] = useState<Problems>({})
  const [isSent, setSent] = useState(false)
  const [request, waiting] = useMutation<ForgotPasswordFormMutation>(mutation)
  const form = useForm(problems, { draft: null })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('login') as string
    const { problems: found } = await request({ login: said })
    setProblems(found ?? {})
    setSent(!found)
  }

  return (
    <Stack component="form" ref={form} onSubmit={(event) => void submit(event)} sx={{ gap: 3 }}>
      {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
      {isSent ? (
        <span ref={focus} tabIndex={-1} role="status">
          {t.ifThereIsSuchAnAccount}
        </span>
      ) : (
        <>
          <span>{t.aLinkIsMailedToYou}</span>
          <Field
            name="login"
            label={t.emailOrUsername}
            defaultValue={login}
            autoComplete="username"
            required
            autoFocus
            problem={problems.login}
          />
          <PlainButton type="submit" className="primary" disabled={waiting}>
            {t.sendLink}
          </PlainButton>
        </>
      )}
      <span style={{ color: 'var(--ops-ink-2)' }}>
        {isSent ? `${t.noMailCame} ${t.askAnAdminForAResetLink}` : t.orAskAnAdmin}
      </span>
      <Link to="/login">{t.backToSignIn}</Link>
    </Stack>
  )
}
