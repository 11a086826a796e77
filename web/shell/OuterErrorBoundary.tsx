import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Centered } from '../ui/Centered.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'

/** What people see when not even the shell could be shown: what happened, and a way on. */
export function OuterErrorBoundary() {
  const error = useRouteError()
  const message = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : (error as Error).message
  return (
    <Centered title="This screen could not be shown" text={message} role="alert">
      <PlainButton type="button" className="primary" onClick={() => location.reload()}>
        Load again
      </PlainButton>
    </Centered>
  )
}
