import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'

noun('Sop', 'SOP', 'SOPs', {
  audited: true,
  searched: inLibrary('SOP', 'A standard operating procedure.', 'sop'),
  exported: {
    description: 'Standard operating procedures.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Description: 'description',
      ...place,
      Tasks: 'taskItems.name',
      Status: 'status',
    },
  },
})

noun('SopVersion', 'version of an SOP', 'versions of SOPs', { audited: true, searched: false, exported: false })
