import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { Fragment, useId } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Keys } from '../../kernel/shell/Keys.tsx'
import { keyGroups } from './keyGroups.ts'
import { knownPaths } from './knownPaths.ts'
import * as t from './__generated__/messages.ts'

/** All keys of the product. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const known = knownPaths(useRelayEnvironment())
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', px: 5, minHeight: 52, borderBottom: '1px solid var(--ops-line)' }}
      >
        <Typography id={titleId} component="h2" variant="h1" sx={{ flex: 1 }}>
          {t.keys}
        </Typography>
        <PlainButton type="button" className="icon" aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </PlainButton>
      </Box>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={titleId}
        sx={{ p: 5, overflowY: 'auto', columns: { sm: 2 }, columnGap: 8 }}
      >
        {keyGroups.map(({ name, rows }) => (
          <Box component="section" key={name} sx={{ breakInside: 'avoid', mb: 5 }}>
            <Typography component="h3" variant="h2" sx={{ mb: 2 }}>
              {name}
            </Typography>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                gap: '6px 12px',
                alignItems: 'center',
              }}
            >
              {rows
                .filter(({ to }) => !to || known.has(to))
                .map(({ keys, does }) => (
                  <Fragment key={keys.join(' ')}>
                    <dt>{does}</dt>
                    <Box component="dd" sx={{ m: 0, justifySelf: 'end' }}>
                      <Keys keys={keys} />
                    </Box>
                  </Fragment>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}
