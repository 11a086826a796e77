// Who in this tab waits for the answer to what was kept; the tab that sends it may be another.

import type { Answer } from '../relay/request.ts'

interface Asker {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export const pending = new Map<string, Asker>()

interface Told {
  id: string
  answer?: Answer
  /** It is sent no more: why. */
  dropped?: string
}

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('opsgraph-offline') : undefined

function tellHere({ id, answer, dropped }: Told) {
  const asker = pending.get(id)
  pending.delete(id)
  if (dropped) asker?.reject(new Error(dropped))
  else if (answer) asker?.resolve(answer)
}

channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => tellHere(data))

/** Tells what became of it, whichever tab asked. */
export function tellAnswer(told: Told) {
  tellHere(told)
  channel?.postMessage(told)
}
