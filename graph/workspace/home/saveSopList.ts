import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { loadSopList, mostSops, readableSops, SopList } from './SopList.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('saveSopList', {
  description: 'Sets the SOPs pinned by the viewer and their order.',
  policy: 'signedIn',
  input: (t) => ({
    sopIds: t.idList({
      required: true,
      description: 'The SOPs in display order, without duplicates, at most 12; an empty list clears the selection.',
    }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve({ sopIds, version }, { context, write }) {
    if (sopIds.length > mostSops)
      throw new ValidationError([{ path: 'sopIds', message: t.chooseAtMost({ most: String(mostSops) }) }])
    if (new Set(sopIds).size < sopIds.length) throw new ValidationError([{ path: 'sopIds', message: t.chooseOnce }])
    const selected = sopIds.map((id) => uuidOf('Sop', id))
    const found = await context.db.prisma.sop.count({
      where: { AND: [readableSops(context), { id: { in: selected } }] },
    })
    if (found < selected.length) throw new NotFoundError(the('Sop'))
    return write(async (tx) => {
      await writePreference(tx, context.requireViewer().id, 'sopList', { selected }, version)
      return { selected }
    })
  },
  success: (t) => ({
    sopList: t.field({
      type: SopList,
      description: 'The SOP list after the change.',
      resolve: (_payload, _args, context) => loadSopList(context),
    }),
  }),
})
