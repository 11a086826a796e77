import { useRef, type PointerEvent } from 'react'
import { usePlanner } from './PlannerContext.ts'
import { snap, step } from './layout.ts'
import type { Lane, Proposal, Work } from './work.ts'

/** The end of a block, which is drawn to where it shall end. */
export function ResizeHandle({ work, lane }: { work: Work; lane: Lane }) {
  const { days, hours, show, place } = usePlanner()
  const proposal = useRef<Proposal>(undefined)
  const at = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.closest('[data-lane]')!.getBoundingClientRect()
    const to = snap(hours.from + ((event.clientX - left) / width) * (hours.to - hours.from), days[0]!)
    return { laneId: lane.id, from: work.from!, to: Math.max(to, work.from! + step) }
  }
  return (
    <span
      data-resize
      aria-hidden="true"
      style={{ position: 'absolute', top: 0, right: 0, bottom: 0, width: 8, cursor: 'ew-resize', touchAction: 'none' }}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        proposal.current = { laneId: lane.id, from: work.from!, to: work.to! }
      }}
      onPointerMove={(event) => {
        if (!proposal.current) return
        proposal.current = at(event)
        show(work, proposal.current)
      }}
      onPointerUp={() => {
        if (proposal.current) place(work, proposal.current)
        proposal.current = undefined
      }}
      onPointerCancel={() => {
        proposal.current = undefined
        show(work, undefined)
      }}
    />
  )
}
