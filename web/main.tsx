import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './app/Providers.tsx'
import { makeRouter } from './app/routes.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={makeRouter()} />
    </Providers>
  </StrictMode>,
)
