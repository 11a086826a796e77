import { number } from '../../../kernel/messages/format.ts'
import { memo } from 'react'
import { dayOf } from '../../../kernel/ui/dates.ts'
import { ChevronIcon } from '../../../kernel/ui/icons.tsx'
import type { Group } from './layout.ts'

interface GroupLineProps {
  group: Group
  id: string
  line: number
  top: number
  isOpen: boolean
  isActive: boolean
  /** Below the headings of groups, or one of these. */
  level: number | undefined
}

const day = /^\d{4}-\d\d-\d\d$/

/** The heading of a group, with how many it has; it opens and closes. */
export const GroupLine = memo(function GroupLine({ group, id, line, top, isOpen, isActive, level }: GroupLineProps) {
  const label = day.test(group.label) ? dayOf(`${group.label}T12:00`) : group.label
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={line + 2}
      aria-level={level}
      aria-expanded={isOpen}
      data-line={line}
      className={isActive ? 'group active' : 'group'}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell">
        <ChevronIcon size={12} />
        {label}
        <small>{number(group.count)}</small>
      </div>
    </div>
  )
})
