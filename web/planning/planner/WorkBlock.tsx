import Box from '@mui/material/Box'
import type { CSSProperties } from 'react'
import { priorityColor } from '../../organization/reference/priorities.ts'
import { timesText } from './placeText.ts'
import { usePlanner } from './PlannerContext.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import { useCarried } from './useCarried.ts'
import { useLift } from './useLift.ts'
import type { Lane, Work } from './work.ts'

interface WorkBlockProps {
  work: Work
  lane: Lane
  style?: CSSProperties
  /** Whether it is as wide as it is long: then it is made longer at its end. */
  isWide?: boolean
}

/** A record on a lane. It moves by drag, by the arrow keys and by the window that Enter opens; Delete takes it off. */
export function WorkBlock({ work, lane, style, isWide = false }: WorkBlockProps) {
  const { timeZone, ask, show } = usePlanner()
  const element = useCarried<HTMLDivElement>(work)
  const { onKeyDown, isLifted } = useLift(work, lane)
  const times = timesText({ from: work.from!, to: work.to! }, timeZone)
  return (
    <Box
      ref={element}
      style={style}
      role="button"
      tabIndex={0}
      data-block={work.id}
      aria-label={`${work.key} ${work.title}, ${times}, ${lane.name}`}
      aria-keyshortcuts={
        work.canPlan ? 'ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Enter Delete' : 'Enter'
      }
      title={`${work.title}, ${times}`}
      onClick={() => ask(work)}
      onKeyDown={onKeyDown}
      onBlur={() => isLifted && show(work, undefined)}
      sx={{
        border: '1px solid var(--ops-line)',
        borderInlineStart: `3px solid ${priorityColor(work.priorityId) ?? 'var(--ops-ink-3)'}`,
        borderRadius: '6px',
        bgcolor: 'var(--ops-brand-weak)',
        color: 'text.primary',
        px: '6px',
        overflow: 'hidden',
        fontSize: 12,
        lineHeight: '16px',
        cursor: work.canPlan ? 'grab' : 'pointer',
        opacity: isLifted ? 0.5 : 1,
        zIndex: 1,
        '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      <span style={{ fontWeight: 550 }}>{work.title}</span>
      <span style={{ color: 'var(--ops-ink-2)' }}>{times}</span>
      {isWide && work.canPlan ? <ResizeHandle work={work} lane={lane} /> : null}
    </Box>
  )
}
