import { Page } from '../../kernel/shell/Page.tsx'
import { AssignSection } from './AssignSection.tsx'
import * as t from './__generated__/messages.ts'

/** People and where they go, as a screen. */
export function AssignPage() {
  return (
    <Page title={t.assignPeople}>
      <AssignSection />
    </Page>
  )
}
