import { useState, type ReactNode } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { ScopeDialog, type AppointmentScope } from '../appointment/ScopeDialog.tsx'
import type { Entry, Times } from './entries.ts'
import * as t from './__generated__/messages.ts'

type Move = (entry: Entry, times: Times, scope?: AppointmentScope) => Promise<Problems | undefined>

/** What is wrong where nothing is but that somebody thought better of it. */
const givenUp: Problems = {}

/** The same move, which asks first to which of an appointment that repeats it applies, and the window that asks. */
export function useAskedMove(move: Move): [(entry: Entry, times: Times) => Promise<Problems | undefined>, ReactNode] {
  const [asked, setAsked] = useState<{ choose: (scope: AppointmentScope | null) => void }>()
  const askedMove = (entry: Entry, times: Times): Promise<Problems | undefined> =>
    entry.repeats
      ? new Promise((resolve) =>
          setAsked({
            choose: (scope) => {
              setAsked(undefined)
              resolve(scope ? move(entry, times, scope) : givenUp)
            },
          }),
        )
      : move(entry, times)
  const window = asked ? (
    <ScopeDialog title={t.moveRepeating} submit={t.move} onChoose={asked.choose} onClose={() => asked.choose(null)} />
  ) : null
  return [askedMove, window]
}
