import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate, useRouteError } from 'react-router-dom'
import { Centered } from '../ui/Centered.tsx'
import { RequestError } from '../relay/request.ts'
import { PlainButton } from '../ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'
import { isGone } from './isGone.ts'

const gone = t.itsCodeIsNotThereAny
const aMinute = 60_000

/** What the specification calls it when a route's screen can't be read. */
const failureOf = ({ handle }: { handle?: unknown }) => (handle as { failure?: string } | undefined)?.failure

/** Inside the shell: the rest stays usable, and the screen can be tried again. It goes when one navigates. */
export function ScreenError() {
  const error = useRouteError() as Error
  const named = useMatches().map(failureOf).findLast(Boolean)
  const { state, ...here } = useLocation()
  const navigate = useNavigate()
  // To be read again alone would leave the error where the answer is there before the router has shown that it waits.
  const readAgain = () => void navigate(here, { replace: true, state, preventScrollReset: true })
  // The router keeps that a screen's code did not come, so that only the page loaded anew asks for it again.
  const retry = () => (error instanceof RequestError ? readAgain() : location.reload())
  useEffect(() => {
    // The server has a newer version. A page that has just been loaded would be answered the same again.
    const isOutdated = (error as RequestError).code === 'PERSISTED_OPERATION_NOT_FOUND'
    if (isOutdated && performance.now() > aMinute) location.reload()
  }, [error])
  return (
    <Centered
      title={(error instanceof RequestError && named) || t.thisScreenCouldNotBeLoaded}
      text={isGone(error) ? gone : error.message}
      role="alert"
    >
      <PlainButton type="button" className="primary" onClick={retry}>
        {isGone(error) ? t.loadAgain : t.tryAgain}
      </PlainButton>
    </Centered>
  )
}
