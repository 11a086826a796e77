import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { QuickLaunchSection_launch$key } from '../../__generated__/QuickLaunchSection_launch.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ShortcutTile } from './ShortcutTile.tsx'
import * as t from './__generated__/messages.ts'

const QuickLaunchDialog = lazy(async () => ({ default: (await import('./QuickLaunchDialog.tsx')).QuickLaunchDialog }))

interface QuickLaunchSectionProps {
  launch: QuickLaunchSection_launch$key
  /** Only these, where a procedure names some. */
  only?: readonly string[]
}

/** The shortcuts that somebody has chosen, and the way to choose others. */
export function QuickLaunchSection({ launch: key, only }: QuickLaunchSectionProps) {
  const launch = useFragment(
    graphql`
      fragment QuickLaunchSection_launch on QuickLaunch {
        data {
          key
          ...ShortcutTile_shortcut
        }
        selected {
          key
          ...ShortcutTile_shortcut
        }
        ...QuickLaunchDialog_launch
      }
    `,
    key,
  )
  const [configures, setConfigures] = useState(false)
  const shown = only?.length ? only.flatMap((name) => launch.data.filter((one) => one.key === name)) : launch.selected
  return (
    <Box component="section" aria-label={t.quickLaunch} sx={{ display: 'grid', gap: 3, containerType: 'inline-size' }}>
      {shown.length ? (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
            '& li': { display: 'grid' },
          }}
        >
          {shown.map((shortcut) => (
            <li key={shortcut.key}>
              <ShortcutTile shortcut={shortcut} />
            </li>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t.nothingIsChosenChooseTheShortcuts}</Typography>
      )}
      {only?.length ? null : (
        <PlainButton
          type="button"
          className="outlined"
          style={{ justifySelf: 'start' }}
          onClick={() => setConfigures(true)}
        >
          {t.chooseShortcuts2}
        </PlainButton>
      )}
      {configures ? (
        <LateWindow onFailure={() => setConfigures(false)}>
          <QuickLaunchDialog launch={launch} onClose={() => setConfigures(false)} />
        </LateWindow>
      ) : null}
    </Box>
  )
}
