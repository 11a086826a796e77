import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId, loadNodes, Node } from '../../kernel/node.ts'
import type { Hit, Match } from './readSearch.ts'
import { kindNamed, SearchKind } from './SearchKind.ts'

const SearchMatch = builder.enumType('SearchMatch', {
  description: 'By what something was found, the best first.',
  values: {
    KEY: { description: 'It has the key or number that was typed.' },
    NAME: { description: 'It is called just so.' },
    START: { description: 'Its name begins so.' },
    WORDS: { description: 'It has the words, perhaps in another form.' },
    PART: { description: 'The words are parts of its own.' },
    LIKE: { description: 'It is spelled alike.' },
  } satisfies Record<Match, object>,
})

function idOf({ kind, uuid }: Hit) {
  const { type, searched } = kindNamed(kind)
  return globalId(searched.node ?? type, uuid)
}

/** The nodes of hits, those of a page together. */
const nodeOf = (hit: Hit, context: Context, info: GraphQLResolveInfo) =>
  context
    .loader<string, object | null>(`hits ${info.path.typename} ${info.path.key}`, (ids) =>
      loadNodes(ids, context, info),
    )
    .load(idOf(hit))

export const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'Something that was found.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchKind, description: 'What it is.' }),
    nodeId: t.id({ description: 'The id of the node.', resolve: idOf }),
    key: t.string({
      nullable: true,
      description: 'What people call it by, as AR-12; null where it has no such key.',
      resolve({ kind, number }) {
        const { key } = kindNamed(kind).searched
        return key ? `${key}${number}` : null
      },
    }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    where: t.exposeString('where', {
      description: 'Where it is, in words: its organization, or the major task of an item.',
    }),
    organizationId: t.id({
      description: 'The organization that it stands in.',
      resolve: ({ organizationUuid }) => globalId('Organization', organizationUuid),
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'When a record is due or an appointment begins.',
    }),
    isOver: t.exposeBoolean('isOver', { description: 'Whether it is done with: complete, withdrawn or archived.' }),
    matched: t.expose('matched', { type: SearchMatch, description: 'By what it was found.' }),
    node: t.field({
      type: Node,
      nullable: true,
      description: 'The thing itself.',
      resolve: (hit, _args, context, info) => nodeOf(hit, context, info) as never,
    }),
  }),
})
