// The one pattern for a subscription: what it hears, what an event is to each viewer, and who is answered the same.
import type { OutputRef } from '@pothos/core'
import { builder, type Policy } from '../builder.ts'
import type { Services } from '../context.ts'
import type { EventSource } from '../events/eventSource.ts'
import type { Viewer } from '../viewer.ts'

/** What an event is to one viewer. */
interface Meaning<Payload> {
  payload: Payload
  /** Viewers with the same likeness are answered the same. */
  likeness: string
}

interface Subscribing<Event, Known, Payload> {
  /** Hears every event of a source until it is stopped. */
  listen: (events: EventSource, tell: (event: Event) => void) => () => void
  /** Whether an event means something to a viewer, where that can be told without what is known of it. */
  isOf?: (viewer: Viewer, event: Event) => boolean
  /** What is read once an event, however many hear of it. */
  know: (services: Services, event: Event) => Promise<Known>
  /** Nothing where the event is none of theirs. */
  meaning: (viewer: Viewer, event: Event, known: Known) => Meaning<Payload> | undefined
  /** The fields whose answers differ between viewers, but not between those of one likeness, as `Type.field`. */
  accountsFor: readonly string[]
}

interface SubscriptionOptions<Event, Known, Payload> extends Subscribing<Event, Known, Payload> {
  type: OutputRef<Payload>
  description: string
  policy: Policy
}

export type AnySubscribing = Subscribing<unknown, unknown, object>

const subscriptions = new Map<string, AnySubscribing>()

/** Adds a subscription to the graph. The hub serves it. */
export function subscription<Event, Known, Payload extends object>(
  name: string,
  { type, description, policy, ...subscribing }: SubscriptionOptions<Event, Known, Payload>,
) {
  subscriptions.set(name, subscribing as unknown as AnySubscribing)
  builder.subscriptionField(name, (t) =>
    t.field({
      type: type as never,
      description,
      extensions: { policy },
      subscribe: () => {
        throw new Error('The hub serves subscriptions.')
      },
      resolve: (payload: unknown) => payload as never,
    }),
  )
}

export const subscriptionNamed = (name: string): AnySubscribing | undefined => subscriptions.get(name)
