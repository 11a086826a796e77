// A client of Prisma that asks by rounds: rows that are made, or read by their ids, at the same time are one statement;
// a lock is taken once a round. Everything else is asked as it is, one after the other.
import { modelOf } from '../../kernel/statement/models.ts'
import type { Asker } from './rounds.ts'

type Data = Record<string, unknown>
type Operation = (args: unknown) => PromiseLike<unknown>
type Delegate = Record<string, Operation>

interface Args {
  where?: Data
  data?: Data | Data[]
  select?: Data
  include?: Data
}

const readsOne = new Set(['findFirst', 'findUnique', 'findFirstOrThrow', 'findUniqueOrThrow'])
const reads = new Set([...readsOne, 'findMany', 'count'])

export function byRounds<Client extends object>(client: Client, asker: Asker): Client {
  const delegates = new Map<string, unknown>()
  const make = (name: string) => {
    const own = client[name as keyof Client]
    return name.startsWith('$') ? rawBy(own as never, client, asker) : delegateBy(own as Delegate, name, asker)
  }
  return new Proxy(client, {
    get(_, name: string) {
      if (!delegates.has(name)) delegates.set(name, make(name))
      return delegates.get(name)
    },
  })
}

type Raw = (text: TemplateStringsArray, ...values: unknown[]) => PromiseLike<unknown>

const rawBy =
  (own: Raw, client: object, asker: Asker): Raw =>
  (text, ...values) => {
    const work = () => own.call(client, text, ...values)
    // A select also where it locks: whoever asks for the same has it by the same.
    return /^\s*select /.test(text[0] ?? '') ? asker.readShared(keyOf([text, values]), work) : asker.writeAlone(work)
  }

const delegateBy = (delegate: Delegate, name: string, asker: Asker): Delegate =>
  new Proxy(delegate, {
    get:
      (_, operation: string) =>
      (args: Args = {}) => {
        if (operation === 'create' && isPlain(name, args)) return created(delegate, name, args, asker)
        if (operation === 'createMany' && Object.keys(args).join() === 'data' && Array.isArray(args.data))
          return createdMany(delegate, name, args.data, asker)
        const work = () => delegate[operation]!(args)
        const one = idIn(args)
        if (one && operation === 'updateMany') return updatedById(delegate, { name, args, ...one }, asker)
        if (one && readsOne.has(operation))
          return readById(delegate, { name, args, ...one }, asker, operation.endsWith('OrThrow') ? work : null)
        return reads.has(operation)
          ? asker.readShared(`${name} ${operation} ${keyOf(args)}`, work)
          : asker.writeAlone(work)
      },
  })

/** Whether a row is made of its own columns alone, and answered with some of them or all. */
function isPlain(name: string, { data, select, ...more }: Args): boolean {
  const { fields } = modelOf(`${name[0]!.toUpperCase()}${name.slice(1)}`)
  const isColumn = (field: string) => fields.has(field) && !fields.get(field)!.relation
  return !Object.keys(more).length && [...Object.keys(data ?? {}), ...Object.keys(select ?? {})].every(isColumn)
}

const created = (delegate: Delegate, name: string, { data, select }: Args, asker: Asker) =>
  asker.write(
    `${name} create ${keyOf(select)}`,
    data as Data,
    (all) => delegate.createManyAndReturn!({ data: all, select }) as Promise<unknown[]>,
  )

const createdMany = (delegate: Delegate, name: string, data: Data[], asker: Asker) =>
  asker.write(`${name} createMany`, data, async (all) => {
    await delegate.createMany!({ data: all.flat() })
    return all.map(({ length: count }) => ({ count }))
  })

interface ById {
  name: string
  args: Args
  id: string
  /** The condition, for some ids instead of one. */
  among: (ids: readonly string[]) => Data
}

/** The one id that a row is to have, at the top of what is asked or beside what else it is to meet. */
function idIn({
  where = {},
  select: _select,
  include: _include,
  data: _data,
  ...more
}: Args): Pick<ById, 'id' | 'among'> | undefined {
  if (Object.keys(more).length) return undefined
  if (typeof where.id === 'string') return { id: where.id, among: (ids) => ({ ...where, id: { in: ids } }) }
  const all = Array.isArray(where.AND) ? (where.AND as Data[]) : []
  const one = all.find(({ id }) => typeof id === 'string')
  return (
    one && {
      id: one.id as string,
      among: (ids) => ({ ...where, AND: all.map((other) => (other === one ? { ...one, id: { in: ids } } : other)) }),
    }
  )
}

async function readById(
  delegate: Delegate,
  { name, args, id, among }: ById,
  asker: Asker,
  orThrow: (() => PromiseLike<unknown>) | null,
) {
  const select = args.select && { ...args.select, id: true }
  const found = await asker.read(`${name} read ${keyOf({ ...args, select, where: among([]) })}`, id, async (ids) => {
    const rows = (await delegate.findMany!({
      ...args,
      ...(select && { select }),
      where: among([...new Set(ids)]),
    })) as { id: string }[]
    const known = new Map(rows.map((row) => [row.id, row]))
    return ids.map((one) => known.get(one) ?? null)
  })
  return found ?? (orThrow ? asker.readShared(`${name} orThrow ${keyOf(args)}`, orThrow) : null)
}

/** The same change of several rows; each says whether its own was still there. */
const updatedById = (delegate: Delegate, { name, args, id, among }: ById, asker: Asker) =>
  asker.write(`${name} update ${keyOf({ ...args, where: among([]) })}`, id, async (ids) => {
    const rows = (await delegate.updateManyAndReturn!({
      data: args.data,
      where: among(ids),
      select: { id: true },
    })) as { id: string }[]
    const changed = new Set(rows.map((row) => row.id))
    return ids.map((one) => ({ count: changed.delete(one) ? 1 : 0 }))
  })

const lists = new WeakMap<object, string>()
let numbered = 0

/** The same for the same; a long list, as of all that somebody sees, is the same where it is the very one. */
const keyOf = (args: unknown): string =>
  JSON.stringify(args, (_, value: unknown) => {
    if (!Array.isArray(value) || value.length < 100) return value
    if (!lists.has(value)) lists.set(value, `list ${numbered++}`)
    return lists.get(value)
  })
