import { useCallback, useEffect, useRef, useState } from 'react'
import * as stopwatch from './stopwatch.ts'
import type { Watch } from './stopwatch.ts'

/** Grows evenly whatever happens to the clock of the machine, and goes on over a reload. */
const time = () => performance.timeOrigin + performance.now()

function read(key: string): Watch {
  try {
    return { ...stopwatch.still, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Watch>) }
  } catch {
    return stopwatch.still
  }
}

function write(key: string, watch: Watch) {
  try {
    sessionStorage.setItem(key, JSON.stringify(watch))
  } catch {
    // Then it is kept for as long as the page is open.
  }
}

interface Doors {
  /** Sends a cycle; answers with its number, or with what went wrong. */
  send: (seconds: readonly (number | null)[], key: string) => Promise<{ cycle: number } | { problem: string }>
  /** Takes back a cycle that was sent; answers with what went wrong, if anything did. */
  takeBack: (cycle: number) => Promise<string | undefined>
}

/** A study's stopwatch: kept in the tab, each cycle sent when it is over. */
export function useStopwatch(study: string, elements: number, { send, takeBack }: Doors) {
  const key = `stopwatch ${study}`
  const [watch, setWatch] = useState(() => read(key))
  const [problem, setProblem] = useState<string>()
  const latest = useRef(watch)
  const change = useCallback(
    (to: (before: Watch) => Watch) => {
      latest.current = to(latest.current)
      write(key, latest.current)
      setWatch(latest.current)
    },
    [key],
  )
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
    const back = takingBack.current ? undefined : stopwatch.undone(latest.current)
    if (!back) return
    if (back.takeBack === undefined) return change(() => back.watch)
    takingBack.current = true
    const failed = await takeBack(back.takeBack)
    takingBack.current = false
    if (failed) setProblem(failed)
    else change(() => back.watch)
  }, [change, takeBack])
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
