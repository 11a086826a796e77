import Stack from '@mui/material/Stack'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { takeHomeAddress } from '../../kernel/auth/returnAddress.ts'
import { idIn } from '../../kernel/relay/globalId.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { untouched, useForm } from '../../kernel/ui/useForm.ts'
import { DemoButton } from './DemoButton.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { takeInvitation, withInvitation } from './invitation.ts'
import { InvitationLine } from './InvitationLine.tsx'
import type { FactorSetup } from '../factor/FactorSetup.ts'
import { knowsPasskeys } from '../passkey/askPasskey.ts'
import { loginAddress } from './loginAddress.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { ProviderOffer } from './ProviderOffer.tsx'
import { rememberedProvider } from '../provider/providerWay.ts'
import { signIn } from './signIn.ts'
import { useInvitation, type Provider } from './useInvitation.ts'
import { useProviderOf } from './useProviderOf.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const SignInFactor = lazy(async () => ({ default: (await import('../factor/SignInFactor.tsx')).SignInFactor }))

/** What was said before a code was asked for. */
interface Asked {
  login: string
  password: string
  setup?: FactorSetup
  /** Why a code is needed. */
  text: string
}

export function LoginForm() {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [search] = useSearch()
  const named = search.get('organization')
  const [remembered] = useState(rememberedProvider)
  const organizationId = named ? idIn('Organization', named) : remembered
  const invitation = useInvitation(search.get('invitation'), { organizationId })
  const toVerify = search.get('verify')
  const { code, address, closed, demo, resetsByMail, provider } = invitation
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const [typed, setTyped] = useState<string>()
  const login = typed ?? address ?? ''
  const { provider: found, look, leadTo } = useProviderOf(login)
  const form = useForm(untouched, { draft: null })

  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>()

  const goOn = () => navigate(toVerify ? loginAddress({ verify: toVerify }) : takeHomeAddress(), { replace: true })

  async function enter(given: { login: string; password: string }, factor?: { code: string; setupToken?: string }) {
    setWaiting(true)
    const { problem, factor: wanted, requiredBy, recoveryCodes } = await signIn(environment, { ...given, ...factor })
    if (!problem) await takeInvitation(environment, code)
    setWaiting(false)
    if (wanted) {
      const setup = wanted.setup ?? undefined
      setAsked({ ...given, setup, text: setup ? t.yourOrganizationRequiresIt : t.enterTheCodeOfYourApp })
    }
    if (requiredBy) {
      // A code is of no use then.
      setAsked(undefined)
      leadTo(requiredBy)
    }
    setProblem(wanted ? undefined : problem)
    if (recoveryCodes) setCodes(recoveryCodes)
    else if (!problem) await goOn()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    void enter({ login: said.get('login') as string, password: said.get('password') as string })
  }

  if (asked) {
    const { text, setup, ...given } = asked
    return (
      <Suspense>
        <SignInFactor
          setup={setup}
          text={text}
          problem={problem}
          waiting={waiting}
          codes={codes}
          onCode={(code) => void enter(given, { code, setupToken: setup?.setupToken })}
          onBack={() => {
            setAsked(undefined)
            setProblem(undefined)
          }}
          onDone={() => void goOn()}
        />
      </Suspense>
    )
  }

  // It comes first where one has chosen it before, or came for it.
  const comesFirst = Boolean(provider && organizationId)
  const isAnother = Boolean(found && found.organizationId !== provider?.organizationId)
  // What is found by the login stands below it: what one types into stays where it is.
  const isBelow = Boolean(found) && (isAnother || !comesFirst)
  const by = (one: Provider, organization: string | null, className: 'primary' | 'outlined') => (
    <ProviderOffer
      provider={one}
      back={loginAddress({ organization, invitation: code, verify: toVerify })}
      className={className}
      onFailed={setProblem}
    />
  )
  const isPlain = !comesFirst && !isBelow
  const notThisWay = provider === null ? t.notThisWay : invitation.failure ? undefined : invitation.unread
  return (
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 3 }}>
      <InvitationLine invitation={invitation} doing="signIn" />
      {toVerify ? <span role="status">{t.signInToVerifyYourEmail}</span> : null}
      {named && notThisWay ? <Notice role="alert">{notThisWay}</Notice> : null}
      {problem ? <Notice role="alert">{problem}</Notice> : null}
      {provider && comesFirst ? by(provider, named, isBelow ? 'outlined' : 'primary') : null}
      <Field
        name="login"
        label={t.emailOrUsername}
        value={login}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={look}
        autoComplete="username"
        required
        autoFocus
      />
      <PasswordField name="password" label={t.password} autoComplete="current-password" required />
      {found && isBelow ? by(found, found.organizationId, 'primary') : null}
      <PlainButton type="submit" className={isPlain ? 'primary' : 'outlined'} disabled={waiting}>
        {t.signIn}
      </PlainButton>
      {knowsPasskeys() ? (
        <PasskeyButton
          onFailed={(problem, requiredBy) => {
            setProblem(problem)
            if (requiredBy) leadTo(requiredBy)
          }}
          onSignedIn={async () => {
            await takeInvitation(environment, code)
            await goOn()
          }}
        />
      ) : null}
      {provider && !comesFirst && (isAnother || !found) ? by(provider, named, 'outlined') : null}
      {demo ? <DemoButton login={demo} onFailed={setProblem} /> : null}
      <ForgottenPassword resetsByMail={resetsByMail} login={typed ?? address} onFailed={setProblem} />
      {closed ? null : (
        <span>
          {t.noAccountYet} <Link to={withInvitation('/signup', code)}>{t.signUp}</Link>
        </span>
      )}
    </Stack>
  )
}
