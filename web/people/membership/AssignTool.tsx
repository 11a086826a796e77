import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { AssignSection } from './AssignSection.tsx'

/** The same over the board, for whoever may assign. */
export function AssignTool() {
  const mayAssign = useViewer()?.capabilities.includes('departments.assign')
  return (
    <ToolDialog title="Role Assign">
      {mayAssign ? (
        <AssignSection />
      ) : (
        <Centered
          title="You assign nobody"
          text="People are given their groups and roles by whoever may assign: an Admin, or Tactical Mgt in their departments."
        />
      )}
    </ToolDialog>
  )
}
