import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

interface ListFootProps {
  /** How many there are so far. */
  count: number
  /** What it says where there are none. */
  empty: string
  what: string
  hasNext: boolean
  waiting: boolean
  onMore: () => void
}

/** What stands below a list: why it is empty, or the rest of it. */
export function ListFoot({ count, empty, what, hasNext, waiting, onMore }: ListFootProps) {
  if (!count) return <Box sx={{ px: 3, py: 4, color: 'text.secondary' }}>{empty}</Box>
  if (!hasNext) return null
  return (
    <Box sx={{ p: 2 }}>
      <PlainButton type="button" className="outlined" disabled={waiting} onClick={onMore}>
        Show more {what}
      </PlainButton>
    </Box>
  )
}
