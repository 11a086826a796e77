import { Page } from '../../kernel/shell/Page.tsx'
import { AssignSection } from './AssignSection.tsx'

/** People and where they go, as a screen. */
export function AssignPage() {
  return (
    <Page title="Assign people">
      <AssignSection />
    </Page>
  )
}
