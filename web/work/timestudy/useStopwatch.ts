import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import * as stopwatch from './stopwatch.ts'

/** Grows evenly whatever happens to the clock of the machine, and goes on over a reload. */
const time = () => performance.timeOrigin + performance.now()

interface Doors {
  /** Sends a cycle; answers with its number, or with what went wrong. */
  send: (seconds: readonly (number | null)[], key: string) => Promise<{ cycle: number } | { problem: string }>
  /** Takes back a cycle that was sent; answers with what went wrong, if anything did. */
  takeBack: (cycle: number) => Promise<string | undefined>
}

/** A study's stopwatch: kept in this browser, each cycle sent when it is over. */
export function useStopwatch(study: string, elements: number, { send, takeBack }: Doors) {
  // What it is about stands first: seconds are nothing to be copied where the study is gone.
  const [watch, change] = useDraftState(useDraft('stopwatch', `new ${study} watch`), 'watch', stopwatch.still)
  const [problem, setProblem] = useState<string>()
  const waiting = watch.unsent[0]
  const busy = useRef(false)
  useEffect(() => {
    if (!waiting || problem || busy.current) return
    busy.current = true
    void send(waiting.seconds, waiting.key).then((answer) => {
      busy.current = false
      if ('problem' in answer) setProblem(answer.problem)
      else change((before) => stopwatch.sent(before, waiting.key, answer.cycle))
    })
  }, [waiting, problem, send, change])

  const takingBack = useRef(false)
  const next = useCallback(() => {
    if (!takingBack.current) change((before) => stopwatch.next(before, elements, time(), crypto.randomUUID()))
  }, [change, elements])
  const undo = useCallback(async () => {
    const back = takingBack.current ? undefined : stopwatch.undone(watch)
    if (!back) return
    if (back.takeBack === undefined) return change(() => back.watch)
    takingBack.current = true
    const failed = await takeBack(back.takeBack)
    takingBack.current = false
    if (failed) setProblem(failed)
    else change(() => back.watch)
  }, [change, takeBack, watch])
  return {
    watch,
    problem,
    time,
    next,
    undo,
    canUndo: stopwatch.undone(watch) !== undefined,
    endEarly: () => change((before) => stopwatch.endEarly(before, elements, crypto.randomUUID())),
    tryAgain: () => setProblem(undefined),
    drop: () => {
      if (waiting) change((before) => stopwatch.dropped(before, waiting.key))
      setProblem(undefined)
    },
  }
}
