import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ShortcutTile_shortcut$key } from '../../__generated__/ShortcutTile_shortcut.graphql.ts'
import { icon } from '../../kernel/ui/icon.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { shortcutIcons } from './shortcutIcons.tsx'
import * as t from './__generated__/messages.ts'

const OutIcon = icon(<path d="M6.500 3.500h-3v9h9v-3M9.500 3.500h3v3M12.500 3.500 7.500 8.500" />)

const look = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  px: 2.5,
  py: 1.5,
  border: '1px solid var(--ops-line)',
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
} as const

const hover = { ...look, '&:hover': { borderColor: 'var(--ops-ink-3)' } } as const

/** One entry of the quick launch: a link, and where it leads nowhere yet, why. */
export function ShortcutTile({ shortcut: key }: { shortcut: ShortcutTile_shortcut$key }) {
  const {
    key: name,
    name: label,
    path,
    url,
    rootName,
    unavailable,
  } = useFragment(
    graphql`
      fragment ShortcutTile_shortcut on Shortcut {
        key
        name
        path
        url
        rootName
        unavailable
      }
    `,
    key,
  )
  const Icon = shortcutIcons[name as keyof typeof shortcutIcons]
  if (path) {
    return (
      <Box component={Link} to={path} sx={hover}>
        <Icon />
        {label}
      </Box>
    )
  }
  if (url) {
    return (
      <Box component="a" href={url} target="_blank" rel="noopener noreferrer" sx={hover}>
        <Icon />
        {inRoot({ name: label, rootName })}
        <Box
          component="span"
          role="img"
          aria-label={t.opensAnotherSite}
          sx={{ display: 'inline-flex', color: 'text.disabled' }}
        >
          <OutIcon size={14} />
        </Box>
      </Box>
    )
  }
  return (
    <Box
      component="a"
      role="link"
      aria-disabled="true"
      tabIndex={0}
      title={unavailable ?? undefined}
      sx={{ ...look, color: 'text.secondary', cursor: 'default', borderStyle: 'dashed' }}
    >
      <Icon />
      <span>
        {inRoot({ name: label, rootName })}
        <Box component="span" sx={{ display: 'block', fontSize: 12, lineHeight: '16px' }}>
          {unavailable}
        </Box>
      </span>
    </Box>
  )
}
