import { isRouteErrorResponse, Navigate, useRouteError } from 'react-router-dom'
import { RequestError } from '../relay/request.ts'
import { isSignedIn } from '../auth/tokens.ts'
import { Centered } from '../ui/Centered.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** What people see when not even the shell could be shown: what happened, and a way on. */
export function OuterErrorBoundary() {
  const error = useRouteError()
  // The sign-in ended before there was a shell to hear of it; / leads to where it says why.
  if (error instanceof RequestError && error.status === 401 && !isSignedIn()) return <Navigate to="/" replace />
  const message = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : (error as Error).message
  return (
    <Centered title={t.thisScreenCouldNotBeShown} text={message} role="alert">
      <PlainButton type="button" className="primary" onClick={() => location.reload()}>
        {t.loadAgain}
      </PlainButton>
    </Centered>
  )
}
