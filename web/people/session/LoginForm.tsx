import Stack from '@mui/material/Stack'
import { useState, type FormEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { untouched, useForm } from '../../kernel/ui/useForm.ts'
import { DemoButton } from './DemoButton.tsx'
import { takeInvitation, withInvitation } from './invitation.ts'
import { InvitationLine } from './InvitationLine.tsx'
import { signIn } from './signIn.ts'
import { useInvitation } from './useInvitation.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

export function LoginForm() {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [search] = useSearch()
  const invitation = useInvitation(search.get('invitation'))
  const toVerify = search.get('verify')
  const { code, address, closed, demo } = invitation
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const [login, setLogin] = useState<string>()
  const form = useForm(untouched, { draft: null })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    setWaiting(true)
    const failed = await signIn(environment, said.get('login') as string, said.get('password') as string)
    if (!failed) await takeInvitation(environment, code)
    setWaiting(false)
    setProblem(failed)
    if (!failed) await navigate(toVerify ? `/login?verify=${encodeURIComponent(toVerify)}` : '/home', { replace: true })
  }

  return (
    <Stack component="form" ref={form} onSubmit={(event) => void submit(event)} sx={{ gap: 3 }}>
      <InvitationLine invitation={invitation} doing="signIn" />
      {toVerify ? <span role="status">{t.signInToVerifyYourEmail}</span> : null}
      {problem ? <Notice role="alert">{problem}</Notice> : null}
      <Field
        name="login"
        label={t.emailOrUsername}
        value={login ?? address ?? ''}
        onChange={(event) => setLogin(event.target.value)}
        autoComplete="username"
        required
        autoFocus
      />
      <PasswordField name="password" label={t.password} autoComplete="current-password" required />
      <PlainButton type="submit" className="primary" disabled={waiting}>
        {t.signIn}
      </PlainButton>
      {demo ? <DemoButton login={demo} onFailed={setProblem} /> : null}
      <details>
        <summary style={{ cursor: 'pointer' }}>{t.forgotPassword}</summary>
        <p style={{ margin: '4px 0 0', color: 'var(--ops-ink-2)' }}>{t.askAnAdminForAResetLink}</p>
      </details>
      {closed ? null : (
        <span>
          {t.noAccountYet} <Link to={withInvitation('/signup', code)}>{t.signUp}</Link>
        </span>
      )}
    </Stack>
  )
}
