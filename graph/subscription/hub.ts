// Serves subscriptions. Those who ask the same share one source, and of each event those whose answer is the same
// share one execution: a thousand people before one board cost a few statements, not a thousand.
import { getOperationAST, Kind, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Services } from '../context.ts'
import type { Viewer } from '../viewer.ts'
import { subscriptionNamed } from './subscription.ts'
import { Topic } from './topic.ts'

export interface Asked {
  document: DocumentNode
  operationName?: string | null
  variables: Record<string, unknown>
}

export interface Listener {
  /** The same object for all who are answered the same. */
  tell: (answer: ExecutionResult) => void
  /** The rights have changed or events were missed: whoever is still there connects again. */
  end: () => void
}

/** Rights that change without anybody's doing, by their date, are looked at this often. */
const calendarCheckedEvery = 500

export class SubscriptionHub {
  private readonly topics = new Map<string, Topic>()
  private readonly timer: NodeJS.Timeout
  private readonly schema: GraphQLSchema
  private readonly services: Services

  constructor(schema: GraphQLSchema, services: Services) {
    this.schema = schema
    this.services = services
    services.events.onRights((event) => void this.check((viewer) => viewer.isConcernedBy(event)))
    services.events.onReset(() => this.end(() => true))
    this.timer = setInterval(() => {
      const now = services.clock.now()
      void this.check(({ changesAt }) => changesAt <= now)
    }, calendarCheckedEvery).unref()
  }

  /** Answers with what stops it. */
  subscribe(asked: Asked, viewer: Viewer, listener: Listener): () => void {
    const key = JSON.stringify([asked.document.loc?.source.body, asked.operationName, asked.variables])
    const topic = this.topics.get(key) ?? this.open(key, asked)
    return topic.add({ ...listener, viewer })
  }

  private open(key: string, asked: Asked): Topic {
    const field = getOperationAST(asked.document, asked.operationName)?.selectionSet.selections[0]
    const subscribing = field?.kind === Kind.FIELD ? subscriptionNamed(field.name.value) : undefined
    if (!subscribing) throw new Error('No such subscription.')
    const topic = new Topic(this.schema, this.services, asked, subscribing, () => this.topics.delete(key))
    this.topics.set(key, topic)
    return topic
  }

  private end(isConcerned: (viewer: Viewer) => boolean) {
    for (const topic of this.topics.values()) topic.end(isConcerned)
  }

  /** Looks again at the rights of those concerned, and ends their subscriptions where they have changed. */
  private async check(isConcerned: (viewer: Viewer) => boolean) {
    const concerned = [...this.topics.values()].flatMap((topic) => topic.viewersWhere(isConcerned))
    const changed = new Set<Viewer>()
    await Promise.all(
      concerned.map(async (viewer) => {
        const current = await this.services.viewers.get(viewer.sessionId).catch(() => null)
        if (current?.rights !== viewer.rights || current.changesAt.getTime() !== viewer.changesAt.getTime()) changed.add(viewer)
      }),
    )
    if (changed.size) this.end((viewer) => changed.has(viewer))
  }

  /** Ends every subscription, for a shutdown. */
  close() {
    clearInterval(this.timer)
    this.end(() => true)
  }
}
