// Two equal demos: one is called by its legacy paths, the other by GraphQL. What they answer and all that it changed
// must be the same, but for what is new: ids, secrets and the time of day, which stand for themselves wherever they
// recur.
import { createHash } from 'node:crypto'
import { print } from 'graphql'
import { uuidOf } from '../seed/random.ts'
import { ExpectedError } from '../kernel/errors.ts'
import { readOutbox } from '../kernel/readOutbox.ts'
import type { Failure } from '../integration/rest/failureAnswer.ts'
import { parsedDocument, type RestRequest, type RestRow } from '../integration/rest/rest.ts'
import { Changes, type Change, type Told } from './changes.ts'
import { asOwner } from './database.ts'
import { ownDemo } from './demo.ts'
import { testSchema, type World } from './world.ts'

/** One side's answer to a call. */
export interface Answer {
  status: number
  body: unknown
}

export interface Outcome {
  /** The answer: what a legacy client reads of it, or the code and reason of its failure. */
  answer: unknown
  changes: Change[]
  told: Told[]
}

export interface Asked {
  query: URLSearchParams
  body: Record<string, unknown> | undefined
  id: string
  headers?: Record<string, string>
}

/** A refresh token of the first account, good at both sides. */
export const refreshToken = 'a refresh token of both sides'

type Bearer = { authorization: string }

export interface Side {
  world: World
  base: string
  changes: Changes
  bearers: Map<string, Bearer>
}

/** A demo of one's own at its port, where the accounts are signed in and all that changes is written down. */
export async function openSide(name: string, accounts: readonly string[]): Promise<Side> {
  const world = await ownDemo(`${name}_demo`)
  const expiresAt = new Date(world.clock.now().getTime() + 3_600_000)
  const bearers = new Map<string, Bearer>()
  for (const email of accounts) {
    const person = { id: uuidOf(email), sessionId: uuidOf(`session of ${email}`) }
    await world.prisma.session.create({
      data: {
        id: person.sessionId,
        userId: person.id,
        expiresAt,
        createdAt: world.clock.now(),
        lastUsedAt: world.clock.now(),
      },
    })
    bearers.set(email, await world.authorization(person as never))
  }
  const sessionId = uuidOf(`session of ${accounts[0]}`)
  const hash = new Uint8Array(createHash('sha256').update(refreshToken).digest())
  await world.prisma.refreshToken.create({ data: { hash, sessionId, createdAt: world.clock.now(), expiresAt } })
  // What the demo itself has due to be told is told.
  while (await readOutbox(world.services));
  return {
    world,
    // The twin runs the documents of the rows at /graphql, which shows it all that they ask for.
    base: await world.serve(testSchema()),
    changes: await Changes.of(asOwner(world.services.db.connection)),
    bearers,
  }
}

/** A call of a legacy path, as one of the accounts or as nobody. */
export async function callAt(
  side: Side,
  { method, path }: RestRow,
  { query, body, id, headers }: Asked,
  as: string | null,
): Promise<Answer> {
  const search = query.size ? `?${query}` : ''
  const takesBody = method === 'POST' || method === 'PUT'
  const response = await fetch(side.base + path.replace('{id}', id) + search, {
    method,
    headers: { ...(as && side.bearers.get(as)), ...(takesBody && { 'content-type': 'application/json' }), ...headers },
    body: takesBody ? JSON.stringify(body ?? {}) : undefined,
  })
  return { status: response.status, body: await response.json() }
}

export class Parity {
  readonly rest: Side
  readonly twin: Side
  private readonly began = Date.now() - 1000

  private constructor(rest: Side, twin: Side) {
    this.rest = rest
    this.twin = twin
  }

  static async make(accounts: readonly string[]): Promise<Parity> {
    const rest = await openSide('rest_side', accounts)
    return new Parity(rest, await openSide('twin_side', accounts))
  }

  call = (row: RestRow, asked: Asked, as: string | null): Promise<Answer> => callAt(this.rest, row, asked, as)

  /** The same asked of GraphQL: the row's document with the variables of a client that knows no legacy path. */
  async ask(row: RestRow, variables: object | undefined, asked: Asked, as: string | null): Promise<Answer> {
    const response = await fetch(`${this.twin.base}/graphql`, {
      method: 'POST',
      headers: { ...(as && this.twin.bearers.get(as)), 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(parsedDocument(row)), variables }),
    })
    const { data, errors } = (await response.json()) as {
      data?: Record<string, Failure | null> | null
      errors?: { message: string; extensions: { code: string } }[]
    }
    if (errors?.[0]) return failed(errors[0].extensions.code, errors[0].message)
    const failure = Object.values(data!).find((field) => field?.__typename?.endsWith('Error')) ?? row.failed?.(data!)
    if (failure) return failed(failure.code, failure.message)
    const request: RestRequest = {
      ...asked,
      body: asked.body ?? {},
      viewerUuid: as ? uuidOf(as) : '',
      idempotencyKey: undefined,
    }
    try {
      return { status: 200, body: row.body(data!, request) }
    } catch (error) {
      if (error instanceof ExpectedError) return failed(error.code, error.message)
      throw error
    }
  }

  /** What both sides have done since they were last taken back, made comparable. */
  async outcomes(rest: Answer, twin: Answer): Promise<{ rest: Outcome; twin: Outcome }> {
    const [ofRest, ofTwin] = await Promise.all([outcome(this.rest, rest), outcome(this.twin, twin)])
    const isOld = both(freshIn(ofRest), freshIn(ofTwin))
    const during = (text: string) => Date.parse(text) >= this.began && Date.parse(text) <= Date.now() + 1000
    return { rest: comparable(ofRest, isOld, during), twin: comparable(ofTwin, isOld, during) }
  }

  /** How many rows have changed so far at the legacy door. */
  async changed(): Promise<number> {
    const { changes } = await outcome(this.rest, { status: 200, body: null })
    await outcome(this.twin, { status: 200, body: null })
    return changes.length
  }

  async takeBack(): Promise<void> {
    await Promise.all([this.rest, this.twin].map(async ({ changes }) => changes.takeBack((await changes.take()).told)))
  }

  async close(): Promise<void> {
    await Promise.all([this.rest.changes.close(), this.twin.changes.close()])
  }
}

const failed = (code: string, detail: string): Answer => ({ status: 0, body: { code, detail } })

const isFailure = (body: unknown): body is { code: string; detail: string } =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body

async function outcome({ world, changes }: Side, { status, body }: Answer): Promise<Outcome> {
  const before = await changes.take()
  if (!before.changes.length) return { answer: answered(status, body), ...before }
  // What is due to be told of it is told.
  await readOutbox(world.services)
  const after = await changes.take()
  return { answer: answered(status, body), changes: after.changes, told: [...before.told, ...after.told] }
}

const answered = (status: number, body: unknown) =>
  status !== 200 && isFailure(body) ? { code: body.code, detail: body.detail } : body

/** What may be made anew by each side: uuids, tokens, hashes. */
const fresh =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|eyJ[\w-]+\.[\w-]+\.[\w-]+|\$argon2[^"]+|\\\\x[0-9a-f]{64}|(?<![\w-])[\w-]{43}(?![\w-])/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(?:Z|\+00:00)/g

const parts = ({ answer, changes, told }: Outcome) =>
  [{ answer }, ...changes, ...told].map((part) => JSON.stringify(part))

const freshIn = (outcome: Outcome) => new Set(parts(outcome).flatMap((part) => part.match(fresh) ?? []))

function both(one: Set<string>, other: Set<string>) {
  return (text: string) => one.has(text) && other.has(text)
}

/** What is new gets a name made of all that is said of it, so that two who say the same of theirs say it of one. */
function comparable(outcome: Outcome, isOld: (text: string) => boolean, during: (text: string) => boolean): Outcome {
  const timeless = parts(outcome).map((part) => part.replace(instant, (text) => (during(text) ? 'now' : text)))
  const news = [...freshIn(outcome)].filter((text) => !isOld(text))
  const nameless = (part: string, self: string) =>
    part.replace(fresh, (text) => (text === self ? 'self' : isOld(text) ? text : 'new'))
  const names = new Map(
    news.map((text) => {
      const said = timeless.filter((part) => part.includes(text)).map((part) => nameless(part, text))
      return [text, `new ${createHash('sha1').update(said.sort().join('\n')).digest('hex').slice(0, 8)}`]
    }),
  )
  const named = timeless.map((part) => part.replace(fresh, (text) => names.get(text) ?? text))
  const [answer, ...rest] = named
  const [changes, told] = [rest.slice(0, outcome.changes.length), rest.slice(outcome.changes.length)]
  const read = <T>(some: string[]) => some.sort().map((part) => JSON.parse(part) as T)
  return { answer: (JSON.parse(answer!) as { answer: unknown }).answer, changes: read(changes), told: read(told) }
}
