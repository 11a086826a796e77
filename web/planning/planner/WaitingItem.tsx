import Box from '@mui/material/Box'
import { Link, useLocation } from 'react-router-dom'
import { dueOf } from '../../work/action/due.ts'
import { priorityColor } from '../../organization/reference/priorities.ts'
import { minutesInWords } from '../../people/schedule/week.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { usePlanner } from './PlannerContext.ts'
import { useCarried } from './useCarried.ts'
import type { Work } from './work.ts'
import * as t from './__generated__/messages.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const tones = { late: 'var(--ops-late)', warn: 'var(--ops-warn)', plain: 'var(--ops-ink-2)' }

interface WaitingItemProps {
  work: Work
  isChosen: boolean
  onToggle: () => void
}

/** Some work that waits: it is dragged to a lane, planned by its button, or chosen to be planned with others. */
export function WaitingItem({ work, isChosen, onToggle }: WaitingItemProps) {
  const { ask, now } = usePlanner()
  const { search } = useLocation()
  const element = useCarried<HTMLButtonElement>(work)
  const due = dueOf({ start: iso(work.from), end: iso(work.to) }, work.timeZone, now)
  return (
    <Box
      component="li"
      sx={{
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
        bgcolor: 'background.paper',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 84px',
      }}
    >
      <Box
        component="button"
        type="button"
        ref={element}
        data-waiting={work.id}
        onClick={() => ask(work)}
        aria-label={t.plan3({ key: work.key, title: work.title })}
        sx={{
          display: 'grid',
          gap: 1,
          width: '100%',
          p: '8px 10px',
          border: 0,
          borderRadius: 1,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: work.canPlan ? 'grab' : 'pointer',
          '&:hover': { bgcolor: 'var(--ops-line-2)' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {work.title}
        </Box>
        <Box component="span" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {work.where}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '2px 10px',
            fontSize: 12,
            lineHeight: '16px',
            color: 'text.secondary',
          }}
        >
          {work.priority ? (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 5 }}>
              <span style={{ width: 8, height: 8, borderRadius: 2, background: priorityColor(work.priorityId) }} />
              {work.priority}
            </span>
          ) : null}
          <span style={{ color: tones[due.tone], fontWeight: due.tone === 'plain' ? 400 : 550 }}>{due.text}</span>
          <span>{work.serviceMins ? minutesInWords(work.serviceMins) : t.noServiceTime}</span>
          <span>{work.assignee?.name ?? t.nobody}</span>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 1, pb: 1 }}>
        {work.canPlan ? (
          <input
            type="checkbox"
            aria-label={t.choose({ key: work.key, title: work.title })}
            checked={isChosen}
            onChange={onToggle}
          />
        ) : null}
        <Link
          to={`/planner/record/${work.addressKey}${search}`}
          style={{ fontSize: 12, padding: '0 2px', marginInlineStart: 4 }}
          aria-label={t.open({ key: work.key })}
        >
          {work.key}
        </Link>
        {work.canPlan ? (
          <PlainButton
            type="button"
            onClick={() => ask(work)}
            tabIndex={-1}
            aria-hidden="true"
            style={{ marginInlineStart: 'auto', minHeight: 20, fontSize: 12 }}
          >
            {t.plan4}
          </PlainButton>
        ) : null}
      </Box>
    </Box>
  )
}
