import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

const places = [
  ['/home/configure', t.toolbar, t.whichToolsAndGridsStandAbove],
  ['/myprofile', t.myProfile, t.whatMyProfileHas],
] as const

/** What is set in a place of its own. */
export function MoreSettingsSection() {
  return (
    <Section title={t.elsewhere}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map(([to, label, about]) => (
          <Box
            key={to}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr)' },
              columnGap: 3,
              px: 3,
              py: 2,
              borderBottom: '1px solid var(--ops-line-2)',
            }}
          >
            <Link to={to}>{label}</Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {about}
            </Box>
          </Box>
        ))}
        <Box
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr)' },
            columnGap: 3,
            px: 3,
            py: 2,
          }}
        >
          <span>{t.keys}</span>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t.press} <kbd>?</kbd> {t.anywhereToSeeThemAll}
          </Box>
        </Box>
      </Box>
    </Section>
  )
}
