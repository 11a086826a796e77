import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'

/** Which study goes on, or begins. */
export function StudiesTool() {
  return (
    <ToolDialog title="Time Study">
      <Suspense fallback={<GhostRows lists={[5]} />}>
        <Outlet />
      </Suspense>
    </ToolDialog>
  )
}
