import type { Disposable, Environment } from 'relay-runtime'
import type { Entry, Times } from './entries.ts'

/** Shows other times of an entry at once, until they are let go of. */
export function showTimes(environment: Environment, { id, kind }: Entry, { start, end }: Times): Disposable {
  const [from, to] = kind === 'appointment' ? ['startsAt', 'endsAt'] : ['start', 'end']
  return environment.applyUpdate({
    storeUpdater: (store) => {
      store.get(id)?.getLinkedRecord('schedule')?.setValue(start, from).setValue(end, to)
    },
  })
}
