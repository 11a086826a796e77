import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId, loadNodes, Node } from '../../kernel/node.ts'
import { addressKey } from '../../kernel/addressKey.ts'
import type { Hit, Match } from './readSearch.ts'
import { kindNamed, SearchKind } from './SearchKind.ts'

const SearchMatch = builder.enumType('SearchMatch', {
  description: 'How a result matched the search text, best match first.',
  values: {
    KEY: { description: 'The key or number equals the search text.' },
    NAME: { description: 'The title equals the search text.' },
    START: { description: 'The title starts with the search text.' },
    WORDS: { description: 'The title contains all words of the search text, possibly in another inflection.' },
    PART: { description: 'The title contains all words of the search text as parts of its own words.' },
    LIKE: { description: 'The title is spelled similarly to the search text.' },
  } satisfies Record<Match, object>,
})

function idOf({ kind, uuid }: Hit) {
  const { type, searched } = kindNamed(kind)
  return globalId(searched.node ?? type, uuid)
}

function keyOf({ kind, number }: Hit): string | null {
  const { key } = kindNamed(kind).searched
  return key ? `${key}${number}` : null
}

/** The nodes of hits, those of a page together. */
const nodeOf = (hit: Hit, context: Context, info: GraphQLResolveInfo) =>
  context
    .loader<string, object | null>(`hits ${info.path.typename} ${info.path.key}`, (ids) =>
      loadNodes(ids, context, info),
    )
    .load(idOf(hit))

export const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'A search result.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchKind, description: 'The kind of object that was found.' }),
    nodeId: t.id({ description: 'The global id of the matching object.', resolve: idOf }),
    key: t.string({
      nullable: true,
      description: 'The human-readable key, such as AR-12; null if this kind has none.',
      resolve: keyOf,
    }),
    addressKey: t.string({
      nullable: true,
      description: 'What stands for it in an address: its key or its uuid; null if this kind has no key.',
      resolve: (hit, _args, context) => {
        const key = keyOf(hit)
        return key && addressKey(context.requireViewer(), { id: hit.uuid, rootId: hit.rootUuid }, key)
      },
    }),
    title: t.exposeString('title', { description: 'The display name.' }),
    where: t.exposeString('where', {
      description:
        "The name of the item's organization or, for a task item, of its major task; empty for an organization.",
    }),
    organizationId: t.id({
      description: 'The organization that it stands in.',
      resolve: ({ organizationUuid }) => globalId('Organization', organizationUuid),
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the record is due or the appointment begins; null for other kinds.',
    }),
    isOver: t.exposeBoolean('isOver', { description: 'Whether the item is complete, withdrawn or archived.' }),
    matched: t.expose('matched', { type: SearchMatch, description: 'How the item matched the search text.' }),
    node: t.field({
      type: Node,
      nullable: true,
      description: 'The matching object.',
      resolve: (hit, _args, context, info) => nodeOf(hit, context, info) as never,
    }),
  }),
})
