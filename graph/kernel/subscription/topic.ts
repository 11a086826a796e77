// One operation that some listen to: an event is executed once for each likeness among them.
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { Context, type Services } from '../context.ts'
import type { Viewer } from '../viewer.ts'
import type { Asked, Ending, Listener } from './hub.ts'
import { histogram } from '../metrics/registry.ts'
import { isSameForAll } from './sameForAll.ts'
import type { AnySubscribing } from './subscription.ts'

export interface Subscriber extends Listener {
  viewer: Viewer
}

interface Group {
  viewer: Viewer
  payload: object
  members: Subscriber[]
}

/** To read anew costs less than to be told so many changes one by one. */
const mostQueued = 1_000

const told = histogram('opsgraph_event_told_seconds', 'How long it takes from hearing an event to telling it.')

const client = { requestId: 'subscription', address: '', userAgent: '' }

export class Topic {
  private readonly subscribers = new Set<Subscriber>()
  private readonly isShared: boolean
  private readonly stop: () => void
  private readonly schema: GraphQLSchema
  private readonly services: Services
  private readonly asked: Asked
  private readonly subscribing: AnySubscribing
  private readonly onEmpty: () => void
  /** Events are answered in their order. */
  private turn = Promise.resolve()
  private queued = 0

  constructor(
    schema: GraphQLSchema,
    services: Services,
    asked: Asked,
    subscribing: AnySubscribing,
    onEmpty: () => void,
  ) {
    this.schema = schema
    this.services = services
    this.asked = asked
    this.subscribing = subscribing
    this.onEmpty = onEmpty
    this.isShared = isSameForAll(schema, asked.document, subscribing.accountsFor)
    this.stop = subscribing.listen(services.events, (event) => this.queue(event))
  }

  private queue(event: unknown) {
    if (this.queued >= mostQueued) {
      this.services.log.warn({ queued: this.queued }, 'More happens than can be told; whoever listens reads anew.')
      return this.end(() => 'lost')
    }
    this.queued++
    const heardAt = performance.now()
    this.turn = this.turn.then(async () => {
      this.queued--
      if (!this.subscribers.size) return
      await this.deliver(event)
      told.of().observe((performance.now() - heardAt) / 1000)
    })
  }

  get size(): number {
    return this.subscribers.size
  }

  add(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber)
    return () => this.remove(subscriber)
  }

  viewersWhere(isConcerned: (viewer: Viewer) => boolean): Viewer[] {
    return [...this.subscribers].flatMap(({ viewer }) => (isConcerned(viewer) ? [viewer] : []))
  }

  /** Ends those for whom there is a way to. */
  end(how: (viewer: Viewer) => Ending | undefined) {
    for (const subscriber of this.subscribers) {
      const ending = how(subscriber.viewer)
      if (!ending) continue
      this.remove(subscriber)
      subscriber.end(ending)
    }
  }

  private remove(subscriber: Subscriber) {
    if (!this.subscribers.delete(subscriber) || this.subscribers.size) return
    this.stop()
    this.onEmpty()
  }

  private async deliver(event: unknown) {
    try {
      const known = await this.subscribing.know(this.services, event)
      await Promise.all(
        this.groups(event, known).map(async ({ viewer, payload, members }) => {
          const answer = await this.answer(viewer, payload)
          for (const { tell } of members) tell(answer)
        }),
      )
    } catch (error) {
      this.services.log.error({ err: error }, 'An event could not be told.')
      this.end(() => 'lost')
    }
  }

  private groups(event: unknown, known: unknown): Group[] {
    const groups = new Map<string, Group>()
    for (const subscriber of this.subscribers) {
      const { viewer } = subscriber
      const meaning = this.subscribing.meaning(viewer, event, known)
      if (!meaning) continue
      const { payload } = meaning
      const key = this.isShared ? meaning.likeness : viewer.id
      const group = groups.get(key)
      if (group) group.members.push(subscriber)
      else groups.set(key, { viewer, payload, members: [subscriber] })
    }
    return [...groups.values()]
  }

  private async answer(viewer: Viewer, payload: object): Promise<ExecutionResult> {
    const { document, operationName, variables, language } = this.asked
    const contextValue = new Context(this.services, { ...client, language }, viewer)
    return execute({
      schema: this.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
      rootValue: payload,
    })
  }
}
