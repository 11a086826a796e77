import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { SearchField } from '../ui/SearchField.tsx'

export interface LibraryToolsProps {
  /** What of the address it is searched by, and how that is called. */
  search: { param: string; label: string }
  /** What else narrows it, and its export. */
  tools?: ReactNode
  /** How something is added to it, or why that can't be done. */
  create?: ReactNode
}

/** The line above a library: it is searched and narrowed there, and added to. */
export const LibraryTools = ({ search, tools, create }: LibraryToolsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
    <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', md: 'none' } }}>
      <SearchField {...search} />
    </Box>
    {tools}
    <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 2 }}>{create}</Box>
  </Box>
)
