import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Page } from '../../kernel/shell/Page.tsx'
import { tellShown } from '../../kernel/relay/screen.ts'
import { NoOrganization } from '../../workspace/home/NoOrganization.tsx'
import { needsOrganization } from './needsOrganization.ts'

/** Of somebody without an organization: the screen, or the two ways into one where a screen would have nothing. */
export function OrganizationGuard() {
  const { pathname } = useLocation()
  const title = needsOrganization(pathname)
  useEffect(() => {
    // What the screen under it reads is never shown.
    if (title) void tellShown()
  }, [title])
  if (!title) return <Outlet />
  return (
    <Page title={title}>
      <NoOrganization />
    </Page>
  )
}
