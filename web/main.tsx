import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './app/Providers.tsx'
import { makeRouter } from './app/routes.tsx'
import { RequestError } from './kernel/relay/request.ts'

/** Where the sign-in has ended the page is on its way to where it is told. */
function report(error: unknown) {
  if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return
  // eslint-disable-next-line no-console -- as React does by itself
  console.error(error)
}

/** What React got over by rendering once more; the error that it names says nothing but that. */
// eslint-disable-next-line no-console -- as React does by itself
const reportRecovered = (error: unknown) => console.error(error instanceof Error ? (error.cause ?? error) : error)

createRoot(document.getElementById('root')!, { onCaughtError: report, onRecoverableError: reportRecovered }).render(
  <StrictMode>
    <Providers>
      {/* What it catches, React has told of. */}
      <RouterProvider router={makeRouter()} onError={() => {}} />
    </Providers>
  </StrictMode>,
)
