import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { PlannerSection } from './PlannerSection.tsx'
import * as t from './__generated__/messages.ts'

/** The planner as a window over the board. */
export function PlannerTool() {
  return (
    <ToolDialog title={t.planner}>
      <Suspense fallback={<Loading />}>
        <PlannerSection />
      </Suspense>
      <Outlet />
    </ToolDialog>
  )
}

function Loading() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingThePlan}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '300px 1fr' }, gap: 3, p: 3, alignContent: 'start' }}
    >
      {['list', 'lanes'].map((part) => (
        <Box key={part} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {Array.from({ length: 8 }, (_, i) => (
            <Ghost key={i} style={{ height: 52 }} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
