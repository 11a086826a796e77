// What the Admin has passed on and was asked to take, so that the Delegate tool has both ways from the first day.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { tell, type Someone, type Story } from './delegationStories.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

const asked: Story[] = [
  [['DELEGATE', 0, 1, 'I am at the board meeting that day; you know the customer']],
  [
    ['DELEGATE', 0, 1, 'Can your shift take this?'],
    ['DECLINE', 0, 1, 'Two down with the flu; not before Monday'],
  ],
]
const taken: Story = [
  ['DELEGATE', 0, 1, 'Please see this through with your group'],
  ['ACCEPT', 0, 1, ''],
]
const incoming: Story[] = [
  [['DELEGATE', 0, 1, 'Needs a signature of yours']],
  [['DELEGATE', 0, 1, 'The customer asks for somebody from the top']],
  [
    ['DELEGATE', 0, 1, 'For the budget round'],
    ['ACCEPT', 0, 1, ''],
  ],
]

export async function seedAdminDelegations(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const rootId = id('organization', company.tree.name)
  const admin = company.hands.find(({ level }) => level === 'ADMIN')!
  const adminId = uuidOf(admin.email)
  const someone = ({ email, level, name }: (typeof company.hands)[number]): Someone => ({
    userId: uuidOf(email),
    accessLevel: level,
    user: { name },
  })
  const waiting = (assigneeId: object | string, take: number) =>
    tx.action.findMany({
      where: {
        rootId,
        status: 5,
        version: 1,
        tourId: null,
        assigneeId,
        statusAt: { lt: new Date(now.getTime() - 60 * 60_000) },
      },
      orderBy: [{ boardOrder: 'desc' }, { id: 'asc' }],
      distinct: ['assigneeId', 'taskItemId'],
      take,
      select: { id: true, creatorId: true, statusAt: true, version: true, assigneeId: true },
    })
  const helpers = company.hands.filter(({ level }) => level === 'TACTICAL' || level === 'SUPERVISION')
  const mine = await waiting(adminId, asked.length)
  for (const [i, action] of mine.entries())
    await tell(tx, id, asked[i]!, action, [someone(admin), someone(helpers[i % helpers.length]!)])
  const theirs = await waiting(
    { in: company.hands.filter(({ level }) => level !== 'ADMIN').map(({ email }) => uuidOf(email)) },
    incoming.length + 1,
  )
  for (const [i, action] of theirs.entries()) {
    const hand = someone(company.hands.find(({ email }) => uuidOf(email) === action.assigneeId)!)
    await (i < incoming.length
      ? tell(tx, id, incoming[i]!, action, [hand, someone(admin)])
      : tell(tx, id, taken, action, [someone(admin), hand]))
  }
}
