import Box from '@mui/material/Box'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { WindowHead } from '../../kernel/ui/WindowHead.tsx'
import { panelList } from '../../work/procedure/panelList.tsx'
import * as t from './__generated__/messages.ts'

/** The shape of the drawer while its record is on its way. */
export const PanelSkeleton = ({ onClose }: { onClose: () => void }) => (
  <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' }}>
    <WindowHead title={t.procedures} onClose={onClose} />
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingTheProcedures}
      sx={{
        display: 'grid',
        gridTemplate: { xs: 'auto minmax(0, 1fr) / minmax(0, 1fr)', sm: 'minmax(0, 1fr) / 196px minmax(0, 1fr)' },
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          gap: 2,
          p: 3,
          overflow: 'hidden',
          borderInlineEnd: { sm: '1px solid var(--ops-line)' },
          borderBottom: { xs: '1px solid var(--ops-line)', sm: 0 },
        }}
      >
        {panelList.map(({ key }) => (
          <Ghost key={key} style={{ height: 20, minWidth: 96 }} />
        ))}
      </Box>
      <Box sx={{ px: { xs: 4, sm: 5 }, py: 4, display: 'grid', gap: 4, alignContent: 'start' }}>
        {[24, 32, 140, 64, 64].map((height, i) => (
          <Ghost key={i} style={{ height, width: i ? undefined : '50%' }} />
        ))}
      </Box>
    </Box>
  </Box>
)
