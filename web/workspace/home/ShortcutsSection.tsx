import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ShortcutsSection_launch$key } from '../../__generated__/ShortcutsSection_launch.graphql.ts'
import { tourParam } from './statusTour.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ShortcutTile } from './ShortcutTile.tsx'
import * as t from './__generated__/messages.ts'

const QuickLaunchDialog = lazy(async () => ({ default: (await import('./QuickLaunchDialog.tsx')).QuickLaunchDialog }))

const statuses = [
  { label: t.next, status: 'NEXT', color: '#00B8F2' },
  { label: t.work, status: 'WORK', color: '#45B369' },
  { label: t.hold, status: 'HOLD', color: '#FF9F29' },
  { label: t.del, status: 'DEL', color: '#E30A0A' },
] as const

const Counts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: '4px 6px',
    borderRadius: 6,
    color: 'var(--ops-ink-2)',
    fontSize: 12,
    lineHeight: '16px',
    textDecoration: 'none',
  },
  '@media (pointer: coarse)': { '& > *': { minHeight: 44 } },
  '& a:hover': { background: 'var(--ops-line-2)' },
  '& strong': { color: 'var(--ops-ink)', fontVariantNumeric: 'tabular-nums' },
  '& .none': { color: 'var(--ops-ink-3)' },
  '& i': { width: 7, height: 7, flex: 'none', borderRadius: '50%' },
  '& .none i': { opacity: 0.4 },
})

/**
 * The shortcuts that somebody has chosen, each with how many of their records belong to it; a number starts their tour.
 */
export function ShortcutsSection({ launch: key }: { launch: ShortcutsSection_launch$key }) {
  const launch = useFragment(
    graphql`
      fragment ShortcutsSection_launch on QuickLaunch {
        selected {
          key
          name
          counts {
            next
            work
            hold
            del
          }
          ...ShortcutTile_shortcut
        }
        ...QuickLaunchDialog_launch
      }
    `,
    key,
  )
  const [configures, setConfigures] = useState(false)
  return (
    <Section
      title={t.shortcuts}
      about={t.aNumberStartsATourThrough}
      actions={
        <PlainButton type="button" className="outlined" onClick={() => setConfigures(true)}>
          {t.chooseShortcuts2}
        </PlainButton>
      }
    >
      {launch.selected.length ? (
        <Box
          component="ul"
          aria-label={t.shortcuts}
          sx={{
            m: 0,
            p: 3,
            listStyle: 'none',
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(236px, 100%), 1fr))',
            alignItems: 'start',
            '& > li': { display: 'grid', gap: 1 },
          }}
        >
          {launch.selected.map((shortcut) => {
            const { next, work, hold, del } = shortcut.counts
            const counts = { NEXT: next, WORK: work, HOLD: hold, DEL: del }
            return (
              <li key={shortcut.key}>
                <ShortcutTile shortcut={shortcut} />
                <Counts>
                  {statuses.map(({ label, status, color }) => {
                    const count = counts[status]
                    return (
                      <Link
                        key={status}
                        className={count ? undefined : 'none'}
                        to={{
                          pathname: '/mydashboard/panel/player',
                          search: `?tour=${tourParam(shortcut.key, status)}`,
                        }}
                        aria-label={t.tourOf({ label, name: shortcut.name, count })}
                      >
                        <i style={{ background: color }} />
                        {label}
                        {count ? <strong>{count}</strong> : null}
                      </Link>
                    )
                  })}
                </Counts>
              </li>
            )
          })}
        </Box>
      ) : (
        <Empty>{t.nothingIsChosenChooseTheShortcuts}</Empty>
      )}
      {configures ? (
        <LateWindow onFailure={() => setConfigures(false)}>
          <QuickLaunchDialog launch={launch} onClose={() => setConfigures(false)} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
