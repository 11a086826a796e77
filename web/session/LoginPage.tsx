import { Suspense, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { LoginForm } from './LoginForm.tsx'
import { PublicPage } from './PublicPage.tsx'
import { SignedInAs } from './SignedInAs.tsx'

/** The sign-in; who is signed in already is asked whether to go on. */
export function LoginPage() {
  const holdsToken = useLoaderData() !== null
  const [signedOut, setSignedOut] = useState(false)
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
