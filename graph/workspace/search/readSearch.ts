// The search, one statement: by key, by the stems of words and by parts of them together; where that finds little, by
// likeness. Who may see what is a condition of each kind's own part, so that nothing foreign is ever read.
import type { Context } from '../../kernel/context.ts'
import { entryId } from '../../kernel/searched.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { searchKinds, type SearchKindOf } from './SearchKind.ts'
import type { SearchText } from './searchText.ts'

/** How it was found, the best first. */
const matches = ['KEY', 'NAME', 'START', 'WORDS', 'PART', 'LIKE'] as const
export type Match = (typeof matches)[number]

export interface Hit {
  kind: string
  uuid: string
  number: number
  title: string
  where: string
  organizationUuid: string
  rootUuid: string
  at: string | null
  isOver: boolean
  matched: Match
}

interface Wanted {
  text: SearchText
  kinds: readonly SearchKindOf[]
  /** How many of each kind at most. */
  perKind: number
}

interface Part {
  take: number
  skip: number
}

/** Below so many it is looked for what is spelled alike. */
const few = 3

const entryOf = ({ searched }: SearchKindOf) => searched.entry ?? searched.kind

/** What has the number that was typed. */
function keyed({ text: { number }, kinds }: Wanted, roots: string, parameters: Parameters): string[] {
  if (!number) return []
  const asked = kinds.filter(({ searched: { key } }) => key && (!number.of || `${number.of}-` === key.toUpperCase()))
  if (!asked.length) return []
  const value = `${parameters.add(number.value)}::int`
  return asked.map((kind) => {
    const { from, number: column, title } = kind.searched
    const id = entryId(kind.searched)
    return `select '${entryOf(kind)}' as entry, ${id}, ${title} as text, 0 as tier, 1::real as likeness
      from ${from} where ${column} = ${value} and ${id.replace(/id$/, 'root_id')} = any(${roots})`
  })
}

/** What has the words; records by indexes of their own. */
function worded(
  { text: { words, stems, parts, isSpelled }, kinds }: Wanted,
  roots: string,
  parameters: Parameters,
): { found: string[]; alike: string[] } {
  const isApart = ({ searched }: SearchKindOf) => searched.hasOwnIndex === true
  const all = searchKinds()
  const others = kinds.filter((kind) => !isApart(kind)).map(entryOf)
  const areOther = all.filter(isApart).map((kind) => `s.kind <> '${entryOf(kind)}'`)
  if (others.length && others.length < all.length - areOther.length)
    areOther.push(`s.kind = any(${parameters.add(others)}::text[])`)
  const which = [
    ...kinds.filter(isApart).map((kind) => `s.kind = '${entryOf(kind)}'`),
    ...(others.length ? [areOther.join(' and ')] : []),
  ]
  if (!stems) return { found: [], alike: [] }
  const typed = `${parameters.add(words)}::text`
  const query = `to_tsquery('english', ${parameters.add(stems)})`
  const stemmed = `to_tsvector('english', s.text) @@ ${query}`
  const inParts = parts.map((part) => `s.text ilike ${parameters.add(part)}`).join(' and ')
  const starting = parameters.add(`${words.replace(/[\\%_]/g, '\\$&')}%`)
  const tier = `case when lower(s.text) = lower(${typed}) then 1 when s.text ilike ${starting} then 2 when ${stemmed} then 3 else 4 end`
  const of = (columns: string, kind: string, condition: string) =>
    `select s.kind as entry, s.id, s.text, ${columns} from search_entry s where s.root_id = any(${roots}) and ${kind} and ${condition}`
  return {
    found: which.map((kind) =>
      of(`${tier} as tier, 1::real as likeness`, kind, inParts ? `(${stemmed} or (${inParts}))` : stemmed),
    ),
    alike: isSpelled
      ? which.map((kind) => of(`5 as tier, word_similarity(${typed}, s.text) as likeness`, kind, `${typed} <% s.text`))
      : [],
  }
}

const order = 'tier, over, likeness desc, title, number desc'

/** The hits of one kind, no more than are wanted. */
function hitsOf(noun: SearchKindOf, context: Context, from: string, limit: string, parameters: Parameters): string {
  const own = entryId(noun.searched)
  const { kind, joins = '', reach, id = own, number, title, organizationId, where, at, over, isOnce } = noun.searched
  const columns = `'${kind}' as kind, ${id} as id, ${number} as number, ${title} as title, ${where ?? 'null'} as place,
    ${organizationId} as organization_id, ${at ?? 'null::timestamptz'} as at, ${over} as over, w.tier, w.likeness`
  const rows = `select ${isOnce ? `distinct on (${id}) ` : ''}${columns} from ${from} w join ${noun.searched.from} on ${own} = w.id ${joins}
    where w.entry = '${entryOf(noun)}' and ${reach(context, parameters)}${isOnce ? ` order by ${id}, w.tier, w.likeness desc` : ''}`
  return `(select * from (${rows}) found order by ${order} limit ${limit})`
}

/** All that is found, as rows `every` of a statement, of a kind no more than a page needs; none for no words. */
function everyHit(context: Context, wanted: Wanted, most: number, parameters: Parameters): string | undefined {
  const roots = `${parameters.add(context.requireViewer().rootIds)}::uuid[]`
  const byKey = keyed(wanted, roots, parameters)
  const { found, alike } = worded(wanted, roots, parameters)
  if (!byKey.length && !found.length) return undefined
  const limit = parameters.add(Math.min(wanted.perKind, Math.max(most, few)))
  const hits = (from: string) =>
    wanted.kinds.map((kind) => hitsOf(kind, context, from, limit, parameters)).join(' union all ')
  return `
    with keyed as materialized (${byKey.join(' union all ') || nothing}),
    worded as materialized (
      select * from (${found.join(' union all ') || nothing}) s where not exists (select from keyed k where k.entry = s.entry and k.id = s.id)),
    matched as (select * from keyed union all select * from worded),
    hit as materialized (${hits('matched')}),
    alike as materialized (
      select * from (${alike.join(' union all ') || nothing}) s where (select count(*) from hit) < ${few}),
    other as (${hits('alike')}),
    every as (
      select * from hit union all
      select * from other where not exists (select from hit where hit.kind = other.kind and hit.id = other.id))`
}

export async function countSearch(context: Context, wanted: Wanted, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const every = everyHit(context, wanted, atMost, parameters)
  if (!every) return 0
  const text = `${every} select count(*) from (select from every limit ${parameters.add(atMost)}) counted`
  const [row] = await context.db.runOnce<[number]>(text, parameters.values)
  return row![0]
}

export async function readSearch(context: Context, wanted: Wanted, { take, skip }: Part): Promise<Hit[]> {
  const parameters = new Parameters()
  const every = everyHit(context, wanted, skip + take, parameters)
  if (!every) return []
  const text = `${every}
    select h.kind, h.id, h.number, h.title, coalesce(h.place, o.legal_name), h.organization_id, o.root_id, h.at, h.over, h.tier
    from (select * from every order by ${order}, kind limit ${parameters.add(take)} offset ${parameters.add(skip)}) h
    left join organization o on o.id = h.organization_id
    order by ${order}, h.kind`
  return (
    await context.db.runOnce<
      [
        kind: string,
        uuid: string,
        number,
        title: string,
        where: string,
        organizationUuid: string,
        rootUuid: string,
        at: string | null,
        over: boolean,
        tier: number,
      ]
    >(text, parameters.values)
  ).map(([kind, uuid, number, title, where, organizationUuid, rootUuid, at, over, tier]) => ({
    kind,
    uuid,
    number,
    title,
    where,
    organizationUuid,
    rootUuid,
    at,
    isOver: over,
    matched: matches[tier]!,
  }))
}

const nothing = `select ''::text as entry, null::uuid as id, ''::text as text, 0 as tier, 0::real as likeness where false`
