import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { loadSopList, mostSops, readableSops, SopList } from './SopList.ts'

mutation('saveSopList', {
  description: 'Chooses the SOPs that the viewer keeps at hand, and their order.',
  policy: 'signedIn',
  input: (t) => ({
    sopIds: t.idList({ required: true, description: 'The SOPs in their order, each once; none empties the list.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve({ sopIds, version }, { context, write }) {
    if (sopIds.length > mostSops)
      throw new ValidationError([{ path: 'sopIds', message: `Choose at most ${mostSops}.` }])
    if (new Set(sopIds).size < sopIds.length)
      throw new ValidationError([{ path: 'sopIds', message: 'Choose each once.' }])
    const selected = sopIds.map((id) => uuidOf('Sop', id, 'The SOP'))
    const found = await context.db.prisma.sop.count({
      where: { AND: [readableSops(context), { id: { in: selected } }] },
    })
    if (found < selected.length) throw new NotFoundError('The SOP')
    return write(async (tx) => {
      await writePreference(tx, context.requireViewer().id, 'sopList', { selected }, version)
      return { selected }
    })
  },
  success: (t) => ({
    sopList: t.field({
      type: SopList,
      description: 'The list as it is now.',
      resolve: (_payload, _args, context) => loadSopList(context),
    }),
  }),
})
