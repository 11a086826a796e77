import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Page } from '../../kernel/shell/Page.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import * as t from './__generated__/messages.ts'

const tabs = [
  { to: '/actonTourSettings', label: t.templates },
  { to: '/actonTourSettings/runs', label: t.runs },
]

/** The tours that there are, and the walks of them. */
export function ToursPage() {
  return (
    <Page title={t.tours} bar={<TabLinks label={t.partsOfTheTours} tabs={tabs} />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}
