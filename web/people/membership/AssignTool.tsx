import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { AssignSection } from './AssignSection.tsx'
import * as t from './__generated__/messages.ts'

/** The same over the board, for whoever may assign. */
export function AssignTool() {
  const mayAssign = useViewer()?.capabilities.includes('departments.assign')
  return (
    <ToolDialog title={t.roleAssign}>
      {mayAssign ? <AssignSection /> : <Centered title={t.youAssignNobody} text={t.peopleAreGivenTheirGroupsAnd} />}
    </ToolDialog>
  )
}
