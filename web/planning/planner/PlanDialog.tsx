import Box from '@mui/material/Box'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { instantOf, wallTime } from '../../work/tour/tourTimes.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { conflictsOf, refusalOf } from './conflicts.ts'
import { freeSlot } from './layout.ts'
import { loadOf, loadText } from './load.ts'
import { usePlanner } from './PlannerContext.ts'
import { lengthOf, type Proposal, type Work } from './work.ts'
import * as t from './__generated__/messages.ts'

interface PlanDialogProps {
  work: Work
  onPlan: (proposal: Proposal) => void
  onClose: () => void
}

const minute = 60_000

/** Asks who does something and when, and says what speaks against it while that is chosen. */
export function PlanDialog({ work, onPlan, onClose }: PlanDialogProps) {
  const plan = usePlanner()
  const { lanes, days, pool, timeZone, now, unplan } = plan
  const { search } = useLocation()
  const fitting = lanes.filter((lane) => !refusalOf(work, lane))
  const first = fitting.find(({ id }) => id === work.assignee?.id) ?? fitting[0]
  const draft = useDraft('plan', newIn(work.id))
  const [laneId, setLane] = useDraftState(draft, 'who', first?.id ?? '')
  const lane = lanes.find(({ id }) => id === laneId)
  const proposed = (whose: typeof lane) =>
    whose ? freeSlot(work, whose, days.find(({ to }) => to > now) ?? days[0]!, pool, now) : undefined
  const [start, setStart] = useDraftState(draft, 'start', () => {
    const at = work.isPlanned ? work.from! : proposed(first)?.from
    return at === undefined ? '' : wallTime(new Date(at), timeZone)
  })
  const [mins, setMins] = useDraftState(draft, 'mins', String(Math.round(lengthOf(work) / minute)))
  const [problems, setProblems] = useState<Partial<Record<'start' | 'mins' | 'who', string>>>({})
  const from = instantOf(start, timeZone)?.getTime()
  const length = /^\d{1,5}$/.test(mins.trim()) ? Number(mins) : 0
  const proposal =
    lane && from !== undefined && length > 0 ? { laneId: lane.id, from, to: from + length * minute } : undefined
  const conflicts = proposal ? conflictsOf(work, lane!, proposal, plan) : undefined
  const submit = () => {
    const found = {
      ...(!lane && { who: t.chooseSomebody }),
      ...(from === undefined && { start: t.chooseADayAndATime }),
      ...(length < 1 && { mins: t.writeANumberOfMinutes1 }),
      ...(conflicts?.refused && { who: conflicts.refused }),
    }
    setProblems(found)
    if (!proposal || Object.keys(found).length) return
    draft.clear()
    onPlan(proposal)
  }
  const choose = (id: string) => {
    setLane(id)
    const free = proposed(lanes.find((one) => one.id === id))
    if (free && !work.isPlanned) setStart(wallTime(new Date(free.from), timeZone))
  }
  const warnings = conflicts?.warnings ?? []
  const day = days.find((one) => from !== undefined && from >= one.from && from < one.to) ?? days[0]!
  if (!work.canPlan) {
    return (
      <FormDialog title={`${work.key} ${work.title}`} submit={t.done} onSubmit={onClose} onClose={onClose}>
        <div>{t.planningThisRecordIsNotYours}</div>
        <Link to={`/planner/record/${work.addressKey}${search}`} onClick={onClose}>
          {t.open({ key: work.key })}
        </Link>
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title={t.plan2({ title: work.title })}
      submit={warnings.length ? t.planItAllTheSame2 : t.planIt}
      width="sm"
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t.who}
        required
        autoFocus
        value={laneId}
        problem={problems.who}
        onChange={(event) => choose(event.target.value)}
        help={fitting.length ? undefined : t.nobodyWhoIsShownCanBe}
      >
        <option value="">{t.chooseSomebody2}</option>
        {lanes.map((one) => (
          <option key={one.id} value={one.id} disabled={Boolean(refusalOf(work, one))}>
            {one.name}: {refusalOf(work, one) ?? loadText(loadOf(one, pool, day))}
          </option>
        ))}
      </SelectField>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 3 }}>
        <Field
          label={t.begins}
          type="datetime-local"
          required
          value={start}
          problem={problems.start}
          help={t.byTheClockOf({ timeZone })}
          onChange={(event) => setStart(event.target.value)}
        />
        <Field
          label={t.minutes}
          inputMode="numeric"
          required
          value={mins}
          problem={problems.mins}
          help={work.serviceMins ? t.serviceTime({ serviceMins: work.serviceMins }) : undefined}
          onChange={(event) => setMins(event.target.value)}
        />
      </Box>
      <Box role="status" sx={{ color: 'var(--ops-warn)' }}>
        {warnings.map((warning) => (
          <div key={warning}>{warning}</div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Link to={`/planner/record/${work.addressKey}${search}`} onClick={onClose}>
          {t.open({ key: work.key })}
        </Link>
        {work.isPlanned ? (
          <PlainButton
            type="button"
            onClick={() => {
              draft.clear()
              onClose()
              unplan(work)
            }}
          >
            {t.takeItOffThePlan}
          </PlainButton>
        ) : null}
      </Box>
    </FormDialog>
  )
}
