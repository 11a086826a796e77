import Stack from '@mui/material/Stack'
import { Ghost } from '../ui/Ghost.tsx'

export function ActionDialogSkeleton() {
  return (
    <Stack role="status" aria-label="Loading the record" sx={{ p: 5, gap: 3 }}>
      <Ghost style={{ height: 20, width: '70%' }} />
      <Ghost style={{ height: 32 }} />
      <Ghost style={{ height: 140 }} />
      <Ghost style={{ height: 100 }} />
    </Stack>
  )
}
