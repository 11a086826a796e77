import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { usePlanner } from '../PlannerContext.ts'
import * as t from '../__generated__/messages.ts'

/** Fills the day or week shown with what waits, or with what of it is chosen. */
export function FillButton({ chosen }: { chosen: readonly string[] }) {
  const { view, days, now, fill } = usePlanner()
  const isOver = days.at(-1)!.to <= now
  const label = chosen.length ? t.planChosen({ count: chosen.length }) : view === 'week' ? t.fillWeek : t.fillDay
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        aria-disabled={isOver}
        aria-describedby={isOver ? 'planner-is-over' : undefined}
        onClick={() => (isOver ? undefined : fill(chosen))}
      >
        {label}
      </PlainButton>
      {isOver ? (
        <small id="planner-is-over" style={{ color: 'var(--ops-ink-2)' }}>
          {t.periodIsOver}
        </small>
      ) : null}
    </>
  )
}
