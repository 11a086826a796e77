import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Page } from '../../kernel/shell/Page.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'

const tabs = [
  { to: '/actonTourSettings', label: 'Templates' },
  { to: '/actonTourSettings/runs', label: 'Runs' },
]

/** The tours that there are, and the walks of them. */
export function ToursPage() {
  return (
    <Page title="Tours" bar={<TabLinks label="Parts of the tours" tabs={tabs} />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}
