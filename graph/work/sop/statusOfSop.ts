import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { sopInAnswer } from './sopInAnswer.ts'
import { sopToChange } from './visibleSops.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { sopId: string }>(
  'The SOP',
  {
    archiveSop: {
      to: 'INACTIVE',
      description: 'Archives an SOP, so that records no longer show it.',
    },
    restoreSop: {
      to: 'ACTIVE',
      description: 'Restores an archived SOP, so that the records of its task items show it again.',
    },
  },
  {
    policy: 'tasks.edit',
    async resolve(input, { context, write }, status) {
      const { id, version: seen } = await sopToChange(context, input.id)
      const version = input.version ?? seen
      return write(async ({ sop }) => {
        await changeVersioned(sop, 'The SOP', { id, version }, { status })
        return { sopId: id }
      })
    },
    success: sopInAnswer,
  },
)
