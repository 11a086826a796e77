import { Component, lazy, Suspense, useState, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { LoginForm } from './LoginForm.tsx'
import { PublicPage } from './PublicPage.tsx'
import { isSignedIn } from '../../kernel/auth/tokens.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const SignedInAs = lazy(async () => ({ default: (await import('./SignedInAs.tsx')).SignedInAs }))
const NewPasswordForm = lazy(async () => ({ default: (await import('./NewPasswordForm.tsx')).NewPasswordForm }))
const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./ForgotPasswordForm.tsx')).ForgotPasswordForm,
}))

/** The sign-in; who is signed in already is asked whether to go on. */
export function LoginPage() {
  const holdsToken = useLoaderData() !== null
  const [signedOut, setSignedOut] = useState(false)
  const [search] = useSearch()
  const token = search.get('reset')
  if (token) {
    return (
      <PublicPage title={t.setANewPassword}>
        <Suspense>
          <NewPasswordForm token={token} />
        </Suspense>
      </PublicPage>
    )
  }
  if (search.has('forgot')) {
    return (
      <PublicPage title={t.resetYourPassword}>
        <Suspense>
          <ForgotPasswordForm />
        </Suspense>
      </PublicPage>
    )
  }
  const form = (
    <PublicPage title={t.signIn}>
      <LoginForm />
    </PublicPage>
  )
  if (!holdsToken || signedOut) return form
  return (
    <UnlessRefused instead={form}>
      <Suspense>
        <SignedInAs onSignedOut={() => setSignedOut(true)} />
      </Suspense>
    </UnlessRefused>
  )
}

/** A token that the server refuses is forgotten with its sign-in; any other failure is not of the sign-in. */
class UnlessRefused extends Component<{ instead: ReactNode; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error && isSignedIn()) throw error
    return error ? this.props.instead : this.props.children
  }
}
