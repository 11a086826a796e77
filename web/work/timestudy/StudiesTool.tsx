import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import * as t from './__generated__/messages.ts'

/** Which study goes on, or begins. */
export function StudiesTool() {
  return (
    <ToolDialog title={t.timeStudy}>
      <Suspense fallback={<GhostRows lists={[5]} />}>
        <Outlet />
      </Suspense>
    </ToolDialog>
  )
}
