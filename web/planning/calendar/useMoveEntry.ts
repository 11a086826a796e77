import { useCallback, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { timeOf, timesOf, type Entry, type Times } from './entries.ts'
import { moveAppointment } from './moveAppointment.ts'
import { moveRecord } from './moveRecord.ts'
import * as t from './__generated__/messages.ts'

/**
 * Two functions: the first gives an entry another time: on screen at once, then on the server; where that refuses, it
 * is back where it was and the problems are answered. The second one moves back what was moved last, as the toast does.
 */
export function useMoveEntry(zone: string) {
  const environment = useRelayEnvironment()
  const last = useRef<() => Promise<void>>(undefined)
  const before = useRef<Promise<{ id: string; from: number; version?: number } | undefined>>(Promise.resolve(undefined))
  const undoLast = useCallback(async () => {
    // What is still on its way is what was moved last.
    await before.current
    const undo = last.current
    last.current = undefined
    return undo?.()
  }, [])
  const move = useCallback(
    async (entry: Entry, times: Times): Promise<Problems | undefined> => {
      const { title } = entry
      const send = entry.kind === 'appointment' ? moveAppointment : moveRecord
      // One at a time: who moves it again before the answer is there means what the move before has made of it.
      const sent = before.current.then((made) => {
        const isOfIt = made?.id === entry.id && made.from === entry.version
        return send(environment, { ...entry, version: (isOfIt ? made.version : undefined) ?? entry.version }, times)
      })
      before.current = sent.then(({ version }) => ({ id: entry.id, from: entry.version, version }))
      const { version, problems } = await sent
      if (problems) {
        announce(t.isBackWhereItWas({ title }))
        return problems
      }
      async function undo() {
        const back = await send(environment, { ...entry, version: version! }, timesOf(entry))
        if (back.problems) toast('error', t.wasNotMovedBack({ title }), Object.values(back.problems)[0])
        else announce(t.isBack({ title, timeOf: timeOf(entry, zone, Date.now()) }))
      }
      last.current = undo
      const shown = {
        start: times.start ?? times.end!,
        end: times.start ? times.end : null,
        isDueOnly: !times.start,
        zone: entry.zone,
      }
      toast('success', t.moved({ title }), timeOf(shown, zone, Date.now()), { label: t.undo, act: () => void undo() })
      return undefined
    },
    [environment, zone],
  )
  return [move, undoLast] as const
}
