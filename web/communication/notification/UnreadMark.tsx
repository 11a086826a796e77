import Box from '@mui/material/Box'
import { unseen } from '../../kernel/ui/unseen.ts'
import * as t from './__generated__/messages.ts'

/** Whether something is unread: as a dot, and as a word to who listens. */
export const UnreadMark = ({ isUnread }: { isUnread: boolean }) => (
  <Box
    component="span"
    sx={{
      position: 'relative',
      width: 8,
      height: 8,
      mt: '6px',
      borderRadius: '50%',
      bgcolor: isUnread ? 'primary.main' : 'transparent',
    }}
  >
    {isUnread ? <span style={unseen}>{t.unread} </span> : null}
  </Box>
)
