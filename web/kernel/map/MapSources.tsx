import Box from '@mui/material/Box'
import { inSentence } from '../ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

/** Whose work a map is made of, as its licences ask. */
export const MapSources = () => (
  <Box
    sx={{
      position: 'absolute',
      right: 0,
      bottom: 0,
      px: 2,
      maxWidth: 'calc(100% - 120px)',
      bgcolor: 'background.paper',
      color: 'text.disabled',
      fontSize: 11,
      lineHeight: '16px',
      textAlign: 'right',
      borderTopLeftRadius: 6,
      '& a': { color: 'inherit', whiteSpace: 'nowrap' },
    }}
  >
    {inSentence(t.mapSources, {
      geoNames: (
        <a href="https://www.geonames.org" target="_blank" rel="noopener noreferrer">
          {t.geoNames}
        </a>
      ),
      licence: (
        <a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noopener noreferrer license">
          {t.ccBy}
        </a>
      ),
    })}
  </Box>
)
