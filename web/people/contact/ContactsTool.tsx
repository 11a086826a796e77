import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { boardPart } from '../../kernel/shell/boardFilter.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import * as t from './__generated__/messages.ts'

const parts = [
  { path: '', label: t.directory },
  { path: '/support', label: t.whoSupportsWhat },
  { path: '/athand', label: t.atHand },
  { path: '/people', label: t.messagesWith },
]

/** To whom one can turn; each part under an address of its own, the board behind it as it was. */
export function ContactsTool() {
  const { search } = useLocation()
  const kept = String(boardPart(new URLSearchParams(search)))
  const tabs = parts.map(({ path, label }) => ({ to: `/home/contacts${path}${kept && `?${kept}`}`, label }))
  return (
    <ToolDialog title={t.contacts}>
      <Box sx={{ display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }}>
        <TabLinks label={t.partsOfTheContacts} tabs={tabs} />
        <Suspense fallback={<GhostRows lists={[6]} />}>
          <Outlet />
        </Suspense>
      </Box>
    </ToolDialog>
  )
}
