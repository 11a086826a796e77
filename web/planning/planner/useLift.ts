import type { KeyboardEvent } from 'react'
import { usePlanner } from './PlannerContext.ts'
import { freeSlot, step } from './layout.ts'
import { lengthOf, type Lane, type Proposal, type Work } from './work.ts'

/**
 * Moving a block by keys: the first arrow takes it up, the others carry it, Enter puts it down and Escape leaves it
 * where it was. So each place can be heard of, with what speaks against it, before anything is changed.
 */
export function useLift(work: Work, lane: Lane) {
  const { view, lanes, days, pool, now, ghost, show, place, unplan, ask } = usePlanner()
  const lifted = ghost?.isLifted && ghost.work.id === work.id ? ghost.proposal : undefined
  const start: Proposal = lifted ?? { laneId: lane.id, from: work.from!, to: work.to! }

  function moved(event: KeyboardEvent): Proposal | undefined {
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const across = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (across) {
      const next = lanes[lanes.findIndex(({ id }) => id === start.laneId) + across]
      return next && { ...start, laneId: next.id }
    }
    if (!sideways) return undefined
    if (view === 'day') {
      if (event.shiftKey) return { ...start, to: Math.max(start.to + sideways * step, start.from + step) }
      return { ...start, from: start.from + sideways * step, to: start.to + sideways * step }
    }
    const day = days[days.findIndex(({ from, to }) => start.from >= from && start.from < to) + sideways]
    const target = lanes.find(({ id }) => id === start.laneId)!
    return (
      day && { laneId: start.laneId, ...freeSlot({ ...work, to: work.from! + lengthOf(work) }, target, day, pool, now) }
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (lifted) place(work, lifted)
      else ask(work)
    } else if (event.key === 'Escape' && lifted) {
      show(work, undefined)
      event.stopPropagation()
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && work.canPlan) unplan(work)
    else if (event.key.startsWith('Arrow') && work.canPlan) {
      const proposal = moved(event)
      if (proposal) show(work, proposal, true)
    } else return
    event.preventDefault()
  }

  return { onKeyDown, isLifted: lifted !== undefined }
}
