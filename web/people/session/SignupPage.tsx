import Stack from '@mui/material/Stack'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { SignupPageMutation } from '../../__generated__/SignupPageMutation.graphql.ts'
import { takeHomeAddress } from '../../kernel/auth/returnAddress.ts'
import { problemsIn, type Problems } from '../../kernel/relay/problems.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { takeInvitation, withInvitation } from './invitation.ts'
import { InvitationLine } from './InvitationLine.tsx'
import { PublicPage } from './PublicPage.tsx'
import { signIn } from './signIn.ts'
import { useInvitation } from './useInvitation.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation SignupPageMutation($input: SignUpInput!) {
    result: signUp(input: $input) {
      ... on SignUpSuccess {
        user {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

export function SignupPage() {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const invitation = useInvitation(useSearch()[0].get('invitation'))
  const { code, address, ending, closed } = invitation
  const [commit, waiting] = useMutation<SignupPageMutation>(mutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('signup', newIn(null))
  const [typed, setTyped] = useDraftState(draft, 'person', { name: '', email: '' })
  const form = useForm(problems, { draft })
  const set = (name: keyof typeof typed) => (event: ChangeEvent<HTMLInputElement>) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }))

  async function enter(email: string, password: string) {
    const { problem } = await signIn(environment, { login: email, password })
    if (!problem) await takeInvitation(environment, code)
    await navigate(problem ? withInvitation('/login', code) : takeHomeAddress(), { replace: true })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, email, password] = ['name', 'email', 'password'].map((field) => form.get(field) as string)
    commit({
      variables: { input: { name: name!, email: email!, password: password!, ...(code ? { invitation: code } : {}) } },
      onCompleted({ result }) {
        const refused = problemsIn(result)
        if (!refused) {
          draft.clear()
          return void enter(email!, password!)
        }
        const { input: failed, ...wrong } = refused
        setProblems(wrong)
        if (failed) toast('error', t.signupFailed, failed)
      },
      onError: (error) => toast('error', t.errorWhileSignup, error.message),
    })
  }

  const field = (name: string, label: string, more: object) => (
    <Field name={name} label={label} required problem={problems[name]} {...more} />
  )

  return (
    <PublicPage title={t.signUp}>
      <Stack component="form" ref={form} onSubmit={submit} noValidate sx={{ gap: 3 }}>
        <InvitationLine invitation={invitation} doing="signUp" />
        {code || closed ? null : <span style={{ color: 'var(--ops-ink-2)' }}>{t.nextCreateOrJoin}</span>}
        {closed ? <Notice role="status">{closed}</Notice> : null}
        <DraftLine draft={draft} />
        {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
        {field('name', t.name, { autoComplete: 'name', autoFocus: true, value: typed.name, onChange: set('name') })}
        {/* Nobody else can take an invitation for an address, which is known a moment after the form stands. */}
        {field('email', t.email, {
          autoComplete: 'email',
          type: 'email',
          value: address ?? typed.email,
          onChange: set('email'),
          ...(address ? { readOnly: true, help: t.yourInvitationIsForThisAddress } : {}),
        })}
        <PasswordField
          name="password"
          label={t.password}
          required
          problem={problems.password}
          autoComplete="new-password"
          help={t.from8To128CharactersAnd}
        />
        <PlainButton type="submit" className="primary" disabled={waiting || Boolean(closed)}>
          {t.signUp}
        </PlainButton>
        {ending && !closed ? <span>{t.youCanSignUpWithoutIt}</span> : null}
        <span>
          {t.haveAnAccount} <Link to={withInvitation('/login', code)}>{t.signIn}</Link>
        </span>
      </Stack>
    </PublicPage>
  )
}
