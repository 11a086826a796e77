import Box from '@mui/material/Box'
import { inSentence } from '../ui/inSentence.tsx'
import { operatorTiles } from './operatorTiles.ts'
import * as t from './__generated__/messages.ts'

/** Whose work a map is made of, as its licences ask. */
export function MapSources() {
  const source = operatorTiles()?.source
  return (
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
      {source ? <div>{source}</div> : null}
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
}
