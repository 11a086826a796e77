import { useViewer } from '../../kernel/shell/viewer.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { AssignSection } from './AssignSection.tsx'
import * as t from './__generated__/messages.ts'

/** People and where they go, for those who may assign. */
export function AssignPage() {
  const mayAssign = useViewer()?.capabilities.includes('departments.assign')
  return (
    <Page title={t.assignPeople}>
      {mayAssign ? <AssignSection /> : <Centered title={t.youAssignNobody} text={t.peopleAreGivenTheirGroupsAnd} />}
    </Page>
  )
}
