import Box from '@mui/material/Box'
import * as t from './__generated__/messages.ts'

/** How a directory is set up, step by step. */
export const DirectorySteps = () => (
  <Box component="ol" sx={{ m: 0, paddingInlineStart: 4, display: 'grid', gap: 1 }}>
    <li>{t.verifyADomain}</li>
    <li>{t.createAnAccount}</li>
    <li>{t.enterAtTheDirectory}</li>
  </Box>
)
