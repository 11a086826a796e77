import Box from '@mui/material/Box'
import type { MentionAreaQuery } from '../../__generated__/MentionAreaQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

export type Mentionable = NonNullable<NonNullable<MentionAreaQuery['response']['node']>['mentionable']>[number]

interface MentionListProps {
  id: string
  offered: readonly Mentionable[]
  active: number
  onChoose: (one: Mentionable) => void
}

const abouts = { USER: '', ACCESS_LEVEL: t.accessLevel, JOB_ROLE: t.jobRole } as Record<string, string>

/** Whom one may mention, beneath the text; the text keeps the focus. */
export const MentionList = ({ id, offered, active, onChoose }: MentionListProps) => (
  <Box
    component="ul"
    id={id}
    role="listbox"
    aria-label={t.mention}
    sx={{
      position: 'absolute',
      zIndex: 2,
      insetInlineStart: 0,
      insetInlineEnd: 0,
      bottom: '100%',
      m: 0,
      p: 1,
      maxHeight: 240,
      overflow: 'auto',
      listStyle: 'none',
      border: '1px solid var(--ops-line)',
      borderRadius: '8px',
      bgcolor: 'var(--ops-surface)',
      boxShadow: 4,
    }}
  >
    {offered.map((one, i) => (
      <Box
        component="li"
        key={`${one.kind} ${one.userId ?? one.jobRoleId ?? one.accessLevel}`}
        id={`${id}-${i}`}
        role="option"
        aria-selected={i === active}
        onMouseDown={(event: { preventDefault: () => void }) => {
          event.preventDefault()
          onChoose(one)
        }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: { xs: 44, md: 32 },
          px: 2,
          borderRadius: '6px',
          cursor: 'pointer',
          bgcolor: i === active ? 'var(--ops-brand-weak)' : undefined,
          '&:hover': { bgcolor: 'var(--ops-line-2)' },
        }}
      >
        {one.name}
        <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontSize: 12 }}>
          {abouts[one.kind]}
        </Box>
      </Box>
    ))}
  </Box>
)
