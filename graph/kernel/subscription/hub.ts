// Serves subscriptions. Those who ask the same share one source, and of each event those whose answer is the same
// share one execution: a thousand people before one board cost a few statements, not a thousand.
import { getOperationAST, Kind, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Services } from '../context.ts'
import type { Language } from '../messages/languages.ts'
import { gauge } from '../metrics/registry.ts'
import type { Viewer } from '../viewer.ts'
import { isMissed } from './isMissed.ts'
import { heardSince } from './readPosition.ts'
import { subscriptionNamed, type AnySubscribing } from './subscription.ts'
import { Topic } from './topic.ts'

export interface Asked {
  document: DocumentNode
  operationName?: string | null
  variables: Record<string, unknown>
  /** What it is told in. */
  language: Language
}

export interface Listener {
  /** The same object for all who are answered the same. */
  tell: (answer: ExecutionResult) => void
  end: (how: Ending) => void
}

/**
 * How a subscription ends. What is complete is over for good, as with the sign-in. Of one that was lost something may
 * have been missed, or it is to be had elsewhere: whoever is still there connects again, and reads anew.
 */
export type Ending = 'complete' | 'lost'

/** Rights that change without anybody's doing, by their date, are looked at this often. */
const calendarCheckedEvery = 500

function subscribingOf({ document, operationName }: Asked): AnySubscribing {
  const field = getOperationAST(document, operationName)?.selectionSet.selections[0]
  const subscribing = field?.kind === Kind.FIELD ? subscriptionNamed(field.name.value) : undefined
  if (!subscribing) throw new Error('No such subscription.')
  return subscribing
}

export class SubscriptionHub {
  private readonly topics = new Map<string, Topic>()
  private readonly timer: NodeJS.Timeout
  private readonly schema: GraphQLSchema
  private readonly services: Services
  private isOpen = true

  constructor(schema: GraphQLSchema, services: Services) {
    this.schema = schema
    this.services = services
    services.events.on('rights', (event) => void this.check((viewer) => viewer.isConcernedBy(event)))
    services.events.onLost(() => this.end(() => 'lost'))
    this.timer = setInterval(() => {
      const now = services.clock.now()
      void this.check(({ changesAt }) => changesAt <= now)
    }, calendarCheckedEvery).unref()
    gauge('opsgraph_subscriptions', 'Subscriptions that are open in this process.', [], () => [
      [[...this.topics.values()].reduce((sum, { size }) => sum + size, 0)],
    ])
    gauge('opsgraph_subscription_topics', 'Different subscriptions; those who ask the same share one.', [], () => [
      [this.topics.size],
    ])
  }

  /** Whether who subscribes now is told what happens. */
  get isServing(): boolean {
    return this.isOpen && this.services.events.isHearing
  }

  /** Answers with what stops it. */
  subscribe(asked: Asked, viewer: Viewer, listener: Listener): () => void {
    if (!this.isServing) {
      listener.end('lost')
      return () => {}
    }
    const key = JSON.stringify([asked.document.loc?.source.body, asked.operationName, asked.variables, asked.language])
    const topic = this.topics.get(key) ?? this.open(key, asked)
    return topic.add({ ...listener, viewer })
  }

  /** Whether a viewer who read at a position has missed something that they are told of from now on. */
  async hasMissed(asked: Asked, viewer: Viewer, since: string): Promise<boolean> {
    const heard = heardSince(this.services.events, viewer, since)
    return !heard || isMissed(subscribingOf(asked), this.services, viewer, heard)
  }

  private open(key: string, asked: Asked): Topic {
    const topic = new Topic(this.schema, this.services, asked, subscribingOf(asked), () => this.topics.delete(key))
    this.topics.set(key, topic)
    return topic
  }

  private end(how: (viewer: Viewer) => Ending | undefined) {
    for (const topic of this.topics.values()) topic.end(how)
  }

  /** Looks again at the rights of those concerned, and ends their subscriptions where they have changed. */
  private async check(isConcerned: (viewer: Viewer) => boolean) {
    const concerned = [...this.topics.values()].flatMap((topic) => topic.viewersWhere(isConcerned))
    const changed = new Map<Viewer, Ending>()
    await Promise.all(
      concerned.map(async (viewer) => {
        const current = await this.services.viewers.get(viewer.sessionId).catch(() => undefined)
        if (current === null) changed.set(viewer, 'complete')
        else if (current?.rights !== viewer.rights || current.changesAt.getTime() !== viewer.changesAt.getTime())
          changed.set(viewer, 'lost')
      }),
    )
    if (changed.size) this.end((viewer) => changed.get(viewer))
  }

  /** Ends every subscription and takes no more, for a shutdown: they are to be had elsewhere. */
  close() {
    this.isOpen = false
    clearInterval(this.timer)
    this.end(() => 'lost')
  }
}
