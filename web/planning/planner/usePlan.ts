import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { announce } from '../../kernel/ui/announce.ts'
import { keepDone } from '../../kernel/undo/done.ts'
import { conflictsOf } from './conflicts.ts'
import type { Done } from './DoneBar.tsx'
import { followWork } from './followWork.ts'
import { planWork, undoPlan, type Planning } from './planWork.ts'
import type { Ghost, PlannerModel } from './PlannerContext.ts'
import { placeText } from './placeText.ts'
import type { Proposal, Work } from './work.ts'
import * as t from './__generated__/messages.ts'

type Shown = Pick<PlannerModel, 'view' | 'lanes' | 'days' | 'pool' | 'timeZone' | 'now' | 'hours'>

interface PlanOptions extends Shown {
  readAgain: () => void
}

/** Planning work by what is shown: what it would collide with, what is asked before, and the way back. */
export function usePlan({ readAgain, ...shown }: PlanOptions) {
  const { lanes, days, pool, timeZone, now } = shown
  const environment = useRelayEnvironment()
  const [ghost, setGhost] = useState<Ghost>()
  const [asked, setAsked] = useState<Work>()
  const [doubted, setDoubted] = useState<Ghost>()
  const [done, setDone] = useState<Done>()
  const latest = useRef<Planning>(undefined)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  // What came of something is told here: a toast would lie outside of what the window lets the keyboard reach.
  const report = (what: Done) => {
    setDone(what)
    // A problem is an alert, which is read out by itself.
    if (!what.isProblem && isOpen.current) announce(what.text)
    return isOpen.current
  }

  const judged = (work: Work, proposal: Proposal, isLifted: boolean): Ghost => {
    const lane = lanes.find(({ id }) => id === proposal.laneId)!
    return { work, proposal, isLifted, conflicts: conflictsOf(work, lane, proposal, { pool, days, timeZone, now }) }
  }

  const commit = async (work: Work, planning: Planning, text: string) => {
    const { title } = work
    setGhost(undefined)
    // While it is under way nothing offers to undo what was before it.
    setDone(undefined)
    latest.current = planning
    const { refusal, stepId } = await planWork(environment, work, planning)
    const tell = (refused: string | undefined) =>
      report(
        refused ? { text: t.isNotUndone({ title, refused }), isProblem: true } : { text: t.isBackAsItWas({ title }) },
      )
    const takeBack = stepId
      ? keepDone(environment, { stepIds: [stepId], title, undo: () => undoPlan(environment, stepId, work), tell })
      : undefined
    if (refusal) setDone({ text: t.isAsItWas({ title, refusal }), isProblem: true })
    // The answer to what was done before something else offers nothing: it would be taken for the way back of that.
    else if (latest.current === planning) setDone({ text, undo: takeBack && (() => void takeBack()) })
    announce(refusal ? t.isAsItWas2({ title, refusal }) : text)
    readAgain()
  }

  const put = (work: Work, { laneId, from, to }: Proposal) => {
    const lane = lanes.find(({ id }) => id === laneId)!
    followWork(work.id, 'block')
    void commit(
      work,
      { from, to, isPlanned: true, assigneeId: laneId },
      `“${work.title}”: ${lane.name}, ${placeText({ from, to }, timeZone)}`,
    )
  }

  const model: Omit<PlannerModel, 'fill'> = {
    ...shown,
    ghost,
    show(work, proposal, isLifted = false) {
      if (!proposal) return setGhost(undefined)
      if (
        ghost?.work.id === work.id &&
        ghost.proposal.laneId === proposal.laneId &&
        ghost.proposal.from === proposal.from &&
        ghost.proposal.to === proposal.to
      )
        return
      const next = judged(work, proposal, isLifted)
      setGhost(next)
      const said = [
        lanes.find(({ id }) => id === proposal.laneId)!.name,
        placeText(proposal, timeZone),
        next.conflicts.refused,
        ...next.conflicts.warnings,
      ]
        .filter(Boolean)
        .join('. ')
      if (isLifted) announce(said)
    },
    place(work, proposal) {
      const next = judged(work, proposal, false)
      setGhost(undefined)
      const isThere =
        work.isPlanned &&
        work.assignee?.id === proposal.laneId &&
        work.from === proposal.from &&
        work.to === proposal.to
      if (isThere) return
      if (next.conflicts.refused)
        setDone({ text: t.isAsItWas3({ title: work.title, refused: next.conflicts.refused }), isProblem: true })
      else if (next.conflicts.warnings.length) setDoubted(next)
      else put(work, proposal)
    },
    // When it was to be done by stays when it is due.
    unplan(work) {
      if (!work.isPlanned) return
      followWork(work.id, 'waiting')
      void commit(
        work,
        { from: null, to: work.to, isPlanned: false, assigneeId: work.assignee?.id ?? null },
        t.waitsToBePlanned({ title: work.title }),
      )
    },
    ask: setAsked,
  }

  return {
    model,
    done,
    report,
    closeDone: () => setDone(undefined),
    /** The work that is asked about. */
    asked,
    /** Plans it so, or leaves it. */
    answer(proposal?: Proposal) {
      setAsked(undefined)
      if (!asked || !proposal) return
      put(asked, proposal)
    },
    /** What would collide. */
    doubted,
    /** Plans it all the same, or leaves it. */
    decide(isWanted = false) {
      setDoubted(undefined)
      if (!doubted || !isWanted) return
      put(doubted.work, doubted.proposal)
    },
  }
}
