import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '../../app/Providers.tsx'
import { Kit } from './Kit.tsx'

createRoot(document.getElementById('root')!).render(
  <Providers>
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: Kit }])} />
  </Providers>,
)
