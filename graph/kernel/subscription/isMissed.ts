// Whether somebody has missed something between reading and listening: only then they have to read again.
import type { Services } from '../context.ts'
import { EventSource } from '../events/eventSource.ts'
import type { HeardEvent } from '../events/heardEvents.ts'
import type { Viewer } from '../viewer.ts'
import type { AnySubscribing } from './subscription.ts'

/** To read again costs less than to look at more. */
const mostLookedAt = 20

/** What a subscription would have been told of. */
function eventsFor({ listen }: AnySubscribing, heard: HeardEvent[]): unknown[] {
  const source = new EventSource()
  const events: unknown[] = []
  listen(source, (event) => events.push(event))
  for (const { channel, event } of heard) source.tell(channel, event)
  return events
}

/** Whether something of what was heard is a viewer's to be told. */
export async function isMissed(
  subscribing: AnySubscribing,
  services: Services,
  viewer: Viewer,
  heard: HeardEvent[],
): Promise<boolean> {
  const { isOf, know, meaning } = subscribing
  const events = eventsFor(subscribing, heard)
  if (isOf) return events.some((event) => isOf(viewer, event))
  if (events.length > mostLookedAt) return true
  const meant = await Promise.all(
    events.map(async (event) => meaning(viewer, event, await know(services, event)) !== undefined),
  )
  return meant.includes(true)
}
