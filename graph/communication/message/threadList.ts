import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { id, instant, int, oneOf, text, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { boxes, visibleThreads } from './visibleThreads.ts'

const inBox = (about: string, box: (viewer: Viewer) => Prisma.ThreadWhereInput) =>
  when(about, ({ context }) => ({ ...box(context.requireViewer()) }))

/** Where nobody is responsible, nobody holds the role; without it SQL would not know. */
const ofRole = (viewer: Viewer): Prisma.ThreadWhereInput => ({
  AND: [{ OR: [{ accessLevel: { not: null } }, { jobRoleId: { not: null } }] }, boxes.ROLE(viewer)],
})

export const threadList = nodeList('Thread', {
  visible: (context) => visibleThreads(context.requireViewer()),
  filter: {
    subject: text(),
    takesPart: inBox('Whether the viewer participates in the thread.', boxes.MINE),
    isOfRole: inBox('Whether the viewer holds the responsible role of the thread.', ofRole),
    isUnread: inBox('Whether the thread concerns the viewer and has unread messages.', boxes.UNREAD),
    accessLevel: oneOf(AccessLevel),
    messageCount: int(),
    organization: inOrganization('@Id', 'The organization it belongs to.'),
    department: id('Department'),
    group: id('Group'),
    jobRole: id('JobRole'),
    closedAt: instant(),
    lastAt: instant(),
    createdAt: instant(),
  },
  orders: {
    LAST: { about: 'By time of the last message.', by: (to) => [{ lastAt: to }] },
    SUBJECT: { about: 'By subject.', by: (to) => [{ subject: to }] },
    CREATED: { about: 'By start time.', by: () => [] },
  },
  usual: ['LAST', 'DESC'],
  search: {
    about: 'Part of the subject, a message or the name of an author.',
    where: (part) => ({
      OR: [
        { subject: part },
        { messages: { some: { text: part } } },
        { messages: { some: { author: { name: part } } } },
      ],
    }),
  },
})
