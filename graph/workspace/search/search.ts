import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { numberedPage } from '../../kernel/numberedPage.ts'
import { countSearch, readSearch } from './readSearch.ts'
import { SearchHit } from './SearchHit.ts'
import { SearchKind, searchKinds } from './SearchKind.ts'
import { searchText } from './searchText.ts'

/** How far one pages; who looks further says more of what they look for. */
const farthest = 500
const longest = 200

builder.queryField('search', (t) =>
  t.connection({
    type: SearchHit,
    description:
      'Everything visible to the viewer that matches a text, best match first; matches keys, words, parts of words and similar spellings.',
    ...policy('signedIn'),
    args: {
      text: t.arg.string({
        required: true,
        description: 'Words, parts of words or a key such as AR-12; at most 200 characters.',
      }),
      kinds: t.arg({ type: [SearchKind], description: 'Only results of these kinds; defaults to all.' }),
      perKind: t.arg.int({
        required: true,
        defaultValue: 100,
        description: 'The maximum number of results of each kind, from 1 to 100.',
      }),
    },
    resolve: (_root, { text, kinds, perKind, ...args }, context) => {
      if (text.length > longest) throw badArgument('text', `give at most ${longest} characters`)
      if (text.includes('\0')) throw badArgument('text', 'leave out characters that are none')
      if (perKind < 1 || perKind > 100) throw badArgument('perKind', 'ask for 1 to 100')
      const wanted = {
        text: searchText(text),
        kinds: searchKinds().filter(({ searched }) => kinds?.includes(searched.kind) ?? true),
        perKind,
      }
      const isEmpty = !wanted.kinds.length || !context.requireViewer().rootIds.length
      return numberedPage(args, {
        list: 'search',
        farthest,
        read: async (part) => (isEmpty ? [] : readSearch(context, wanted, part)),
        count: async (atMost) => (isEmpty ? 0 : countSearch(context, wanted, atMost)),
      })
    },
  }),
)
