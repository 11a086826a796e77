import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/** Views that the Admin has saved: of the records, one of them shared with everybody; and of the board. */
export async function seedViews(
  tx: Prisma.TransactionClient,
  { tree, hands }: Company,
  id: (...name: string[]) => string,
) {
  const admin = hands.find(({ level }) => level === 'ADMIN')
  if (!admin) return
  const view = { ownerId: uuidOf(admin.email), screen: 'activerecords' }
  await tx.savedView.createMany({
    data: [
      {
        ...view,
        id: id('view', 'Waiting, by organization'),
        name: 'Waiting, by organization',
        search:
          'state=WAITING_INTERNAL%2CWAITING_EXTERNAL&sort=since&by=organization&columns=number%2Ctitle%2Cstate%2Csince%2Cassignee%2Cgroup',
        organizationId: id('organization', tree.name),
      },
      {
        ...view,
        id: id('view', 'Urgent this week'),
        name: 'Urgent this week',
        search: 'is=open%2Cspecial&due=week&sort=due',
      },
      {
        ...view,
        screen: 'home',
        id: id('view', 'Work of the week'),
        name: 'Work of the week',
        search: 'hide=esc&limits=next%3A400%2Cwork%3A160%2Chold%3A120',
      },
    ],
  })
}
