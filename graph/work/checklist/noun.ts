import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'

noun('Checklist', 'checklist', 'checklists', {
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

noun('TaskItemChecklist', 'checklist of a task item', 'checklists of task items', {
  audited: true,
  searched: false,
  exported: false,
})

noun('ChecklistAnswer', 'checklist answer', 'checklist answers', { audited: false, searched: false, exported: false })
