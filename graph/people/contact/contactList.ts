import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { id, instant, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { containsText } from '../../kernel/statement/pattern.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { Relationship } from './Relationship.ts'
import { visibleContacts } from './visibleContacts.ts'

const texts = [
  'name',
  'email',
  'phone',
  'department',
  'departmentGroup',
  'system',
  'moduleScreen',
  'stakeholder',
  'supportedTour',
] as const

export const contactList = nodeList('DirectoryContact', {
  model: 'Contact',
  visible: (context) => visibleContacts(context.requireViewer()),
  filter: {
    name: text(),
    email: text(),
    phone: text(),
    department: text(),
    departmentGroup: text(),
    system: text(),
    moduleScreen: text(),
    stakeholder: text(),
    supportedTour: text(),
    relationship: oneOf(Relationship),
    status: oneOf(ActiveStatus),
    organization: inOrganization(),
    user: id('User', '@Id', 'The user that the contact refers to.'),
    createdAt: instant('createdAt', 'When the contact was added.'),
  },
  orders: {
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: { about: 'Words to search for in any field.', where: (_part, words) => ({ AND: found(words) }) },
})

/** Every word is somewhere in it. */
const found = (words: string): Prisma.ContactWhereInput[] =>
  words
    .split(/\s+/)
    .slice(0, 8)
    .map((word) => ({ OR: texts.map((column) => ({ [column]: containsText(word) })) }))
