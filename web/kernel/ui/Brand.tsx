import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

/** The sign of the product, with the name of whose it is where that is known. */
export function Brand({ name = 'Opsgraph', detail }: { name?: ReactNode; detail?: ReactNode }) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 2, minWidth: 0, fontWeight: 600 }}>
      <img src="/icon.svg" alt="" width={24} height={24} />
      <Box component="span" sx={{ minWidth: 0, lineHeight: '20px' }}>
        <Box
          component="span"
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        {detail ? (
          <Box
            component="span"
            sx={{
              display: 'block',
              color: 'text.disabled',
              fontWeight: 400,
              fontSize: 12,
              lineHeight: '16px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {detail}
          </Box>
        ) : null}
      </Box>
    </Stack>
  )
}
