import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepReturnAddress } from '../../kernel/auth/returnAddress.ts'
import { isSignedIn, onSignInEnded } from '../../kernel/auth/tokens.ts'
import { PublicPage } from '../session/PublicPage.tsx'
import { StepUpHost } from '../session/StepUpHost.tsx'
import { Authorization } from './Authorization.tsx'
import * as t from './__generated__/messages.ts'

/** Where an application sends people whom it asks to let it act for them. */
export function AuthorizePage() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leave = () => {
      keepReturnAddress(pathname + search)
      void navigate('/login', { replace: true })
    }
    // It may have ended already, while the page was on its way.
    if (!isSignedIn()) return leave()
    return onSignInEnded(leave)
  }, [navigate, pathname, search])
  return (
    <>
      <Suspense
        fallback={
          <PublicPage title={t.allowAnApplication}>
            <span role="status">{t.oneMoment}</span>
          </PublicPage>
        }
      >
        <Authorization />
      </Suspense>
      <StepUpHost />
    </>
  )
}
