import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Checklist', t.oneChecklist, t.manyChecklist, t.theChecklist, {
  audited: true,
  searched: inLibrary('CHECKLIST', 'A checklist.', 'checklist'),
  exported: {
    description: 'Checklists with their items.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Description: 'description',
      ...place,
      Revision: 'revision',
      Items: 'items.prompt',
      Status: 'status',
    },
  },
})

noun('TaskItemChecklist', t.oneTaskItemChecklist, t.manyTaskItemChecklist, t.theTaskItemChecklist, {
  audited: true,
  searched: false,
  exported: false,
})

noun('ChecklistAnswer', t.oneChecklistAnswer, t.manyChecklistAnswer, t.theChecklistAnswer, {
  audited: false,
  searched: false,
  exported: false,
})
