import { useCallback, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { tellDone, waitFor } from '../../kernel/undo/done.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { timeOf, timesOf, type Entry, type Times } from './entries.ts'
import { moveAppointment } from './moveAppointment.ts'
import { moveRecord } from './moveRecord.ts'
import { showTimes } from './showTimes.ts'
import { undoMove } from './undoMove.ts'
import * as t from './__generated__/messages.ts'

/** What changes of an entry that were sent from here have made of it: a version, of whichever it was since `from`. */
interface Made {
  id: string
  from: number
  version: number
}

/** What was made of an entry that shows as one of the versions on the way. */
const madeOf = ({ id, version }: Entry, made: Made | undefined): Made =>
  made?.id === id && version >= made.from
    ? { ...made, version: Math.max(version, made.version) }
    : { id, from: version, version }

/**
 * A function that gives an entry another time: on screen at once, then on the server; where that refuses, it is back
 * where it was and the problems are answered.
 */
export function useMoveEntry(zone: string) {
  const environment = useRelayEnvironment()
  const before = useRef<Promise<Made | undefined>>(Promise.resolve(undefined))
  const move = useCallback(
    async (entry: Entry, times: Times): Promise<Problems | undefined> => {
      const { title } = entry
      const shownAt = showTimes(environment, entry, times)
      const send = entry.kind === 'appointment' ? moveAppointment : moveRecord
      // One at a time: who moves it again before the answer is there means what the changes before have made of it.
      const sent = before.current.then(async (last) => {
        const made = madeOf(entry, last)
        const moved = await send(environment, { ...entry, version: made.version }, times)
        return { ...moved, made: { ...made, version: moved.version ?? made.version } }
      })
      before.current = sent.then(({ made }) => made)
      const { stepId, made, problems } = await sent.finally(() => shownAt.dispose())
      if (problems) {
        announce(t.isBackWhereItWas({ title }))
        return problems
      }
      const shown = {
        start: times.start ?? times.end!,
        end: times.start ? times.end : null,
        isDueOnly: !times.start,
        zone: entry.zone,
      }
      const detail = timeOf(shown, zone, Date.now())
      if (stepId) {
        const undo = () => {
          const shownBack = showTimes(environment, entry, timesOf(entry))
          const undoing = undoMove(environment, stepId).finally(() => shownBack.dispose())
          // Who moves it again before the answer is there means what is made of it by undoing.
          before.current = Promise.all([undoing, before.current]).then(() => {
            const now = environment.getStore().getSource().get(entry.id)?.version
            return { ...made, version: Number(now) }
          })
          return undoing
        }
        tellDone(environment, { stepIds: [stepId], title: t.moved({ title }), detail, undo })
      }
      return undefined
    },
    [environment, zone],
  )
  return useCallback(
    (entry: Entry, times: Times) => {
      const moving = move(entry, times)
      waitFor(moving)
      return moving
    },
    [move],
  )
}
