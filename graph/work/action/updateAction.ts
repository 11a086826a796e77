import { z } from 'zod'
import { checked, entered } from '../../kernel/fields.ts'
import { check } from '../../kernel/validation.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { editableFields } from './fields.ts'
import { movingMutation } from './movingMutation.ts'

const shape = z.object(checked(editableFields))
const columns = Object.fromEntries(Object.keys(editableFields).map((name) => [name, true]))

movingMutation('updateAction', 'EDIT', {
  description: 'Updates the title and other descriptive fields of a record; omitted fields are unchanged.',
  input: (t) => entered(t, editableFields),
  clears: { description: '', poNumber: '' },
  async decide(input, { context, subject }) {
    const given = Object.entries(check(shape, input)).filter(([, value]) => value != null)
    if (!given.length) throw new ValidationError([{ path: 'title', message: 'Say what is to change.' }])
    const before: Record<string, unknown> = await context.db.prisma.action.findUniqueOrThrow({
      where: { id: subject.id },
      select: columns,
    })
    const changed = given.filter(([name, value]) => value !== before[name])
    return {
      set: Object.fromEntries(changed),
      changes: Object.fromEntries(changed.map(([name, value]) => [name, [String(before[name]), String(value)]])),
    }
  },
})
