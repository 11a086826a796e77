import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { AppointmentScope } from '../appointment/ScopeDialog.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { tellDone, waitFor } from '../../kernel/undo/done.ts'
import { changeInTurn } from '../../kernel/undo/inTurn.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { timeOf, type Entry, type Times } from './entries.ts'
import { moveAppointment } from './moveAppointment.ts'
import { moveRecord } from './moveRecord.ts'
import { showTimes } from './showTimes.ts'
import { undoMove } from './undoMove.ts'
import * as t from './__generated__/messages.ts'

/**
 * A function that gives an entry another time: on screen at once, then on the server; where that refuses, it is back
 * where it was and the problems are answered.
 */
export function useMoveEntry(zone: string) {
  const environment = useRelayEnvironment()
  const move = useCallback(
    async (entry: Entry, times: Times, scope: AppointmentScope): Promise<Problems | undefined> => {
      const { title } = entry
      const shownAt = showTimes(environment, entry, times)
      const { stepId, problems } = await changeInTurn(environment, entry, (version) =>
        entry.kind === 'appointment'
          ? moveAppointment(environment, { ...entry, version }, times, scope)
          : moveRecord(environment, { ...entry, version }, times),
      ).finally(() => shownAt.dispose())
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
        const undo = () => undoMove(environment, stepId, entry)
        tellDone(environment, { stepIds: [stepId], title: t.moved({ title }), detail, undo })
      } else if (scope !== 'THIS') toast('success', t.moved({ title }), detail)
      return undefined
    },
    [environment, zone],
  )
  return useCallback(
    (entry: Entry, times: Times, scope: AppointmentScope = 'THIS') => {
      const moving = move(entry, times, scope)
      waitFor(moving)
      return moving
    },
    [move],
  )
}
