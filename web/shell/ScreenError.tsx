import { useRevalidator, useRouteError } from 'react-router-dom'
import { Centered } from '../ui/Centered.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'


/** Inside the shell: the rest stays usable, and the screen can be tried again. It goes when one navigates. */
export function ScreenError() {
  const error = useRouteError() as Error & { title?: string }
  const { revalidate } = useRevalidator()
  return (
    <Centered title={error.title ?? 'This screen could not be loaded'} text={error.message} role="alert">
      <PlainButton type="button" className="primary" onClick={() => void revalidate()}>
        Try again
      </PlainButton>
    </Centered>
  )
}
