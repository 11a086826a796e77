import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Page } from '../../kernel/shell/Page.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { taskTabs } from './taskTabs.ts'
import * as t from './__generated__/messages.ts'

const tabs = taskTabs.map(({ path, label }) => ({ to: path ? `/tasks/${path}` : '/tasks', label }))

/** The work that there is, and how it comes about, a tab each. */
export function TasksPage() {
  return (
    <Page title={t.tasks} bar={<TabLinks label={t.partsOfTheTasks} tabs={tabs} />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}
