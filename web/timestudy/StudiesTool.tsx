import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ToolDialog } from '../home/ToolDialog.tsx'
import { Ghost } from '../ui/Ghost.tsx'

/** Which study goes on, or begins. */
export function StudiesTool() {
  return (
    <ToolDialog title="Time Study">
      <Suspense fallback={<Ghost aria-busy="true" style={{ height: 320, margin: 20 }} />}>
        <Outlet />
      </Suspense>
    </ToolDialog>
  )
}
