import Stack from '@mui/material/Stack'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { WindowHead } from '../../kernel/ui/WindowHead.tsx'
import * as t from './__generated__/messages.ts'

/** The shape of a record while it is on its way; it closes like the record itself. */
export const ActionDialogSkeleton = ({ onClose }: { onClose: () => void }) => (
  <>
    <WindowHead title={t.actionRecord} onClose={onClose} />
    <Stack role="status" aria-label={t.loadingTheRecord} sx={{ p: 5, gap: 3 }}>
      <Ghost style={{ height: 20, width: '70%' }} />
      <Ghost style={{ height: 32 }} />
      <Ghost style={{ height: 140 }} />
      <Ghost style={{ height: 100 }} />
    </Stack>
  </>
)
