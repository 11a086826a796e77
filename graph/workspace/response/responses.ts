import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { cursorIn, seek } from '../../kernel/statement/seek.ts'
import { countResponses, readResponses } from './readResponses.ts'
import { Response } from './Response.ts'
import { responseList } from './responseList.ts'

builder.queryField('responses', (t) =>
  t.connection({
    type: Response,
    description:
      'The response inbox: submitted checklists, SOPs read, decided requests and best-practice answers visible to the viewer.',
    ...policy('signedIn'),
    args: responseList.args(t),
    async resolve(_root, args, context) {
      const { page: pageArgs, where, isDescending, list } = await responseList.read(context, args, 'responses')
      const page = pageAsked(pageArgs)
      const order = { list, parts: ['instant', 'text'], isDescending } as const
      const rows = await readResponses(context, where, { seek: seek(order, page), take: page.take })
      return connectionOf(
        page,
        rows.map((node) => ({ node, cursor: cursorIn(order, [node.at, node.key]) })),
        (atMost) => countResponses(context, where, atMost),
      )
    },
  }),
)
