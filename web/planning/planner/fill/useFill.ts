import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { PlanActionInput } from '../../../__generated__/planAllMutation.graphql.ts'
import { keepDone } from '../../../kernel/undo/done.ts'
import type { Done } from '../DoneBar.tsx'
import { undoPlans } from '../planWork.ts'
import { planAll } from './planAll.ts'
import * as t from '../__generated__/messages.ts'

interface FillOptions {
  /** Says what was done; answers whether that was seen. */
  report: (done: Done) => boolean
  readAgain: () => void
}

/** Filling the time shown with what waits: what is asked for, and planning what was agreed to, with one way back. */
export function useFill({ report, readAgain }: FillOptions) {
  const environment = useRelayEnvironment()
  /** The records that are asked about: those chosen, or all that wait where none is named. */
  const [asked, setAsked] = useState<readonly string[]>()
  const [isUnderWay, setIsUnderWay] = useState(false)

  const plan = async (plans: readonly PlanActionInput[]) => {
    setIsUnderWay(true)
    const { planned, refused } = await planAll(environment, plans)
    setIsUnderWay(false)
    setAsked(undefined)
    const title = t.recordsPlanned({ count: planned.length })
    const undo = () => undoPlans(environment, planned)
    const tell = (refusal: string | undefined) => {
      readAgain()
      return report(
        refusal ? { text: t.isNotUndone({ title, refused: refusal }), isProblem: true } : { text: t.planUndone },
      )
    }
    const takeBack = planned.length
      ? keepDone(environment, { stepIds: planned.map(({ stepId }) => stepId), title, undo, tell })
      : undefined
    const text = refused.length
      ? t.someRefused({ planned: planned.length, refused: refused.length, reason: refused[0]! })
      : title
    report({ text, isProblem: refused.length > 0, undo: takeBack && (() => void takeBack()) })
    readAgain()
  }

  return { asked, ask: setAsked, close: () => setAsked(undefined), plan, isUnderWay }
}
