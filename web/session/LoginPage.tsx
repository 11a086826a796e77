import { lazy, Suspense, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { LoginForm } from './LoginForm.tsx'
import { PublicPage } from './PublicPage.tsx'
import { SignedInAs } from './SignedInAs.tsx'

const NewPasswordForm = lazy(async () => ({ default: (await import('./NewPasswordForm.tsx')).NewPasswordForm }))

/** The sign-in; who is signed in already is asked whether to go on. */
export function LoginPage() {
  const holdsToken = useLoaderData() !== null
  const [signedOut, setSignedOut] = useState(false)
  const token = useSearchParams()[0].get('reset')
  if (token) {
    return (
      <PublicPage title="Set a new password">
        <Suspense>
          <NewPasswordForm token={token} />
        </Suspense>
      </PublicPage>
    )
  }
  if (!holdsToken || signedOut) {
    return (
      <PublicPage title="Sign in">
        <LoginForm />
      </PublicPage>
    )
  }
  return (
    <Suspense>
      <SignedInAs onSignedOut={() => setSignedOut(true)} />
    </Suspense>
  )
}
