// Subscribers who ask the same with the same rights share one execution and one buffer. Yoga alone executes once a
// subscriber, which falls behind long before a thousand of them.
import type { ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { isAsyncIterable } from 'graphql-yoga'
import type { Context, Services } from '../context.ts'

const ping = Buffer.from(':\n\n')
const done = Buffer.from('event: complete\ndata:\n\n')
const pingEvery = 12_000
/** Who has this much unread is cut off and connects again. */
const behind = 1 << 20

interface Group {
  members: Set<ServerResponse>
  end(): void
}

/** What Yoga calls its subscribe function with; `own` is the context of the graph. */
interface Arguments {
  contextValue: { own: Context; params?: { query?: string; operationName?: string; variables?: unknown } }
}

type Subscribe = (args: Arguments) => Promise<unknown>

const frame = (result: unknown) => Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`)

function send(response: ServerResponse, bytes: Buffer) {
  if (response.writableLength > behind) response.destroy()
  else response.write(bytes)
}

export function sharedSubscriptions({ events }: Services) {
  const groups = new Map<string, Promise<Group | ExecutionResult>>()
  const open = new Set<Group>()

  const timer = setInterval(() => {
    for (const { members } of open) for (const response of members) send(response, ping)
  }, pingEvery).unref()

  // A change of rights ends the streams that it concerns: with the next connection comes the next look at the rights.
  events.onRights(({ userId, rootId }) => {
    for (const [key, group] of groups) {
      const [owner, roots] = JSON.parse(key) as [string, string[]]
      if (owner === userId || (rootId && roots.includes(rootId))) void group.then((one) => 'end' in one && one.end())
    }
  })
  events.onReset(() => open.forEach((group) => group.end()))

  async function start(key: string, subscribe: Subscribe, args: Arguments): Promise<Group | ExecutionResult> {
    const source = await subscribe(args)
    if (!isAsyncIterable<ExecutionResult>(source)) {
      groups.delete(key)
      return source as ExecutionResult
    }
    const iterator = source[Symbol.asyncIterator]()
    const members = new Set<ServerResponse>()
    const group: Group = {
      members,
      end() {
        groups.delete(key)
        open.delete(group)
        void iterator.return?.()
        for (const response of members) response.end(done)
        members.clear()
      },
    }
    open.add(group)
    void pump(iterator, group)
    return group
  }

  async function pump(iterator: AsyncIterator<ExecutionResult>, { members, end }: Group) {
    try {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        const bytes = frame(next.value)
        for (const response of members) send(response, bytes)
      }
    } catch {
      // Whoever listened connects again, and reads what they missed.
    } finally {
      end()
    }
  }

  const plugin = {
    onSubscribe({ args, subscribeFn, setSubscribeFn }: SubscribeHook) {
      const { own, params } = args.contextValue
      const { viewer } = own
      if (!viewer) return
      const key = JSON.stringify([viewer.id, viewer.rootIds, params?.query, params?.operationName, params?.variables])
      setSubscribeFn(async (given) => {
        if (!groups.has(key)) groups.set(key, start(key, subscribeFn, given))
        const group = await groups.get(key)!
        return 'members' in group ? { group } : group
      })
    },
    onResultProcess({ result, serverContext, setResultProcessor }: ResultProcess) {
      const { group } = result
      if (!group) return
      const { res: response } = serverContext
      setResultProcessor(
        (_result, fetchAPI) =>
          new Promise((resolve) => {
            response.writeHead(200, {
              'content-type': 'text/event-stream',
              'cache-control': 'no-cache',
              'x-accel-buffering': 'no',
            })
            response.write(ping)
            group.members.add(response)
            response.once('close', () => {
              group.members.delete(response)
              if (!group.members.size) group.end()
              resolve(new fetchAPI.Response(null))
            })
          }),
        'text/event-stream',
      )
    },
  }

  return {
    plugin,
    /** Ends every stream, for a shutdown. */
    end() {
      clearInterval(timer)
      for (const group of open) group.end()
    },
  }
}

interface SubscribeHook {
  args: Arguments
  subscribeFn: Subscribe
  setSubscribeFn(subscribe: Subscribe): void
}

interface ResultProcess {
  result: { group?: Group }
  serverContext: { res: ServerResponse }
  setResultProcessor(
    processor: (result: unknown, fetchAPI: { Response: typeof Response }) => Promise<Response>,
    mediaType: string,
  ): void
}
