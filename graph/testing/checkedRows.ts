// What each statement that a test sends answers is compared with what its source says of the rows: the columns by the
// types of the database, and by whether they were ever null.
// Its prototype is watched.
// oxlint-disable-next-line eslint/no-restricted-imports
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { projectRoot } from '../../prisma/project.ts'
import { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { claimAt, type Claim, type Claimed } from './rowClaims.ts'

const numbers = [21, 23, 701]
const float4 = 700
const instants = [1082, 1114, 1184]
const json = [114, 3802]
const itemOf: Record<number, number> = { 1000: 16, 1005: 21, 1007: 23, 1016: 20, 1021: 700, 1022: 701, 1231: 1700 }
const arraysOfText = [1009, 2951]

/** What a type of the database is read as, by Prisma or by our own statements. */
function kindOf(type: number, isPrisma: boolean): { kind: string; item?: string } {
  if (json.includes(type)) return { kind: 'any' }
  if (type === 16) return { kind: 'boolean' }
  if (numbers.includes(type) || (isPrisma && type === float4)) return { kind: 'number' }
  if (type === 20) return { kind: isPrisma ? 'bigint' : 'number' }
  if (isPrisma && type === 1700) return { kind: 'Decimal' }
  if (isPrisma && instants.includes(type)) return { kind: 'Date' }
  if (arraysOfText.includes(type)) return { kind: 'array', item: 'string' }
  if (itemOf[type] && (isPrisma || type === 1005)) return { kind: 'array', item: kindOf(itemOf[type], isPrisma).kind }
  // As a value of some type of ours, an enum or an array of one, that is read as its text.
  return { kind: 'string' }
}

const fits = ({ kinds }: Claimed, kind: string) => kind === 'any' || kinds.has('any') || kinds.has(kind)

/** What is wrong with what is said of some rows. */
export function problemsOf(
  { columns, isByName, rest }: Pick<Claim, 'columns' | 'isByName' | 'rest'>,
  fields: readonly Pick<pg.FieldDef, 'name' | 'dataTypeID'>[],
  rows: readonly unknown[][],
  isPrisma: boolean,
): string[] {
  const said = [...columns]
  if (!isByName && rest) while (said.length < fields.length) said.push({ type: rest })
  const problems = said.flatMap(({ name, type }, i) => {
    const at = isByName ? fields.findIndex((one) => one.name === name) : i
    const field = fields[at]
    const called = name ?? `column ${i + 1}`
    if (!field) return [`${called} is not among its columns`]
    const { kind, item } = kindOf(field.dataTypeID, isPrisma)
    const kinds = [...type.kinds].join(' | ')
    if (!fits(type, kind)) return [`${called} is said to be ${kinds}, and is ${kind}`]
    if (item && type.items && !fits(type.items, item))
      return [`${called} is said to hold ${[...type.items.kinds].join(' | ')}, and holds ${item}`]
    return rows.some((row) => row[at] === null) && !fits(type, 'null')
      ? [`${called} is said to be ${kinds}, and was null`]
      : []
  })
  if (!isByName && fields.length > said.length)
    problems.push(`it has ${fields.length} columns, and ${said.length} are said`)
  return problems
}

interface Known {
  claim: Claim
  /** The file and line that sends it. */
  site: string
  isPrisma: boolean
}

const problems = new Map<string, string>()
const knownByText = new Map<string, Known | undefined>()

const frames = new RegExp(`${projectRoot}/(graph/(?!testing/|kernel/db\\.ts)[^:?]+)[^:]*:(\\d+):\\d+`, 'g')
/** A statement of our own may be sent by a helper of its file. */
const nearest = 3

/** Remembers where a statement is sent from, the first time it is. */
function note(text: string, isPrisma: boolean) {
  if (knownByText.has(text)) return
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 30
  const stack = new Error('Where').stack ?? ''
  Error.stackTraceLimit = stackTraceLimit
  let known: Known | undefined
  for (const [, file, line] of [...stack.matchAll(frames)].slice(0, isPrisma ? 1 : nearest)) {
    const claim = file!.endsWith('.test.ts') ? undefined : claimAt(`${projectRoot}/${file}`, Number(line))
    if (claim) known ??= { claim, site: `${file}:${line}`, isPrisma }
  }
  knownByText.set(text, known)
}

function compare(text: string, { fields, rows }: pg.QueryArrayResult) {
  const known = knownByText.get(text)
  if (!known) return
  for (const problem of problemsOf(known.claim, fields, rows, known.isPrisma))
    problems.set(`${known.site}: ${problem}`, text)
}

interface Sent {
  text?: string
  rowMode?: string
}
interface Asked {
  query: (...args: unknown[]) => unknown
}

/** Has the answers of a pool or of a client compared; what has a callback is asked by one of the two. */
function watch(asked: Asked, isPool: boolean) {
  const { query } = asked
  asked.query = function (this: Asked, ...args) {
    const { text, rowMode } = args[0] as Sent
    const answer = query.apply(this, args)
    if (text === undefined || rowMode !== 'array' || args.length > 1) return answer
    if (isPool) note(text, false)
    // Beside its own readers, so that they have it no later.
    ;(answer as Promise<pg.QueryArrayResult>).then(
      (result) => compare(text, result),
      () => {},
    )
    return answer
  }
}
watch(pg.Pool.prototype, true)
watch(pg.Client.prototype, false)

type Raw = (this: PrismaClient, query: string | TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => unknown
const client = PrismaClient.prototype as unknown as { $queryRaw: Raw; $queryRawUnsafe: Raw }
for (const method of ['$queryRaw', '$queryRawUnsafe'] as const) {
  const ask = client[method]
  client[method] = function (this: PrismaClient, query, ...values) {
    const text =
      typeof query === 'string'
        ? query
        : 'raw' in query
          ? Prisma.sql(query, ...(values as Prisma.Sql[])).text
          : query.text
    note(text, true)
    return ask.call(this, query, ...values)
  }
}

/** For the setup of each file. */
export const checkRows = () =>
  afterAll(() => {
    const found = [...problems.keys()]
    problems.clear()
    expect(found).toEqual([])
  })
