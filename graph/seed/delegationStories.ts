// What the demo's people have passed on to each other.
import { stateTable, type State } from '../work/action/states.ts'
import { rank } from '../kernel/policy.ts'
import type { DelegationState, Prisma } from '../../prisma/__generated__/client/client.ts'
import { minute } from '../kernel/time/milliseconds.ts'
import type { Id } from './deputies.ts'

/** What became of a record that waits in its queue: who passed it on to whom, by their places in its group. */
export type Story = [transition: string, from: number, to: number, reason: string][]

const stories: Story[] = [
  [
    ['DELEGATE', 0, 1, 'You did this unit last week'],
    ['ACCEPT', 0, 1, ''],
  ],
  [
    ['DELEGATE', 0, 1, 'Short on my shift'],
    ['ACCEPT', 0, 1, ''],
    ['DELEGATE', 1, 2, 'Needs your certificate'],
    ['ACCEPT', 1, 2, ''],
  ],
  [
    ['DELEGATE', 0, 1, 'Can you fit this in?'],
    ['DECLINE', 0, 1, 'Full until Thursday'],
  ],
  [
    ['DELEGATE', 0, 1, ''],
    ['RECALL', 0, 1, ''],
  ],
  [
    ['DELEGATE', 0, 1, 'While I am at the yard'],
    ['ACCEPT', 0, 1, ''],
    ['HAND_BACK', 0, 1, 'The parts have not come; yours again'],
  ],
  [
    ['DELEGATE', 0, 1, 'For the handover'],
    ['ACCEPT', 0, 1, ''],
    ['ASSIGN', 0, 0, ''],
  ],
]

const becomes: Record<string, DelegationState> = {
  ACCEPT: 'ACCEPTED',
  DECLINE: 'DECLINED',
  RECALL: 'RECALLED',
  HAND_BACK: 'HANDED_BACK',
  ASSIGN: 'ENDED',
}

export async function seedStories(tx: Prisma.TransactionClient, rootId: string, id: Id, now: Date) {
  const waiting = await tx.action.findMany({
    where: { rootId, status: 5, assigneeId: { not: null }, statusAt: { lt: new Date(now.getTime() - 120 * minute) } },
    orderBy: { legacyId: 'asc' },
    take: 200,
    select: {
      id: true,
      assigneeId: true,
      creatorId: true,
      groupId: true,
      organization: { select: { path: true } },
      statusAt: true,
      version: true,
    },
  })
  const members = await tx.membership.findMany({
    where: { organization: { rootId }, startsAt: { lte: now }, endsAt: null, groupId: { not: null } },
    orderBy: { userId: 'asc' },
    select: {
      userId: true,
      groupId: true,
      accessLevel: true,
      user: { select: { name: true } },
      organization: { select: { path: true } },
    },
  })
  const open = [...waiting]
  for (const story of stories) {
    const wanted = 1 + Math.max(...story.map(([, , to]) => to))
    const at = open.findIndex((action) => peopleOf(action).length >= wanted)
    const [action] = at < 0 ? [] : open.splice(at, 1)
    if (action) await tell(tx, id, story, action, peopleOf(action))
  }

  type Waiting = (typeof waiting)[number]
  type Hand = (typeof members)[number]

  /** Its assignee, and then the others of its group who belong there. */
  function peopleOf({ assigneeId, groupId, organization }: Waiting): Hand[] {
    const there = members.filter(
      (one) => one.groupId === groupId && organization.path.startsWith(one.organization.path),
    )
    const first = there.find(({ userId }) => userId === assigneeId)
    return first ? [first, ...there.filter((one) => one !== first)] : []
  }
}

interface Told {
  id: string
  creatorId: string
  statusAt: Date
  version: number
}

export interface Someone {
  userId: string
  accessLevel: Parameters<typeof rank>[0]
  user: { name: string }
}

/** Takes a record through a story, a step every ten minutes. */
export async function tell(tx: Prisma.TransactionClient, id: Id, story: Story, action: Told, people: Someone[]) {
  let { version } = action
  let state: State = 'QUEUED'
  const links: Prisma.DelegationCreateManyInput[] = []
  const chain: Someone[] = [people[0]!]
  for (const [i, [transition, from, to, reason]] of story.entries()) {
    const [giver, taker] = [people[from]!, people[to]!]
    const at = new Date(action.statusAt.getTime() + (i + 1) * 10 * minute)
    const next: State = transition === 'DELEGATE' ? 'DELEGATED' : 'QUEUED'
    const isTakers = transition === 'ACCEPT' || transition === 'DECLINE' || transition === 'HAND_BACK'
    version += 1
    const changes: Record<string, [string, string]> =
      {
        DELEGATE: { delegate: ['', taker.user.name] as [string, string] },
        ACCEPT: { assignee: [giver.user.name, taker.user.name] as [string, string] },
        HAND_BACK: { assignee: [taker.user.name, giver.user.name] as [string, string] },
        ASSIGN: { assignee: [people[1]!.user.name, taker.user.name] as [string, string] },
      }[transition] ?? {}
    const [before, after] = [stateTable[state], stateTable[next]]
    await tx.historyEntry.create({
      data: {
        id: id('story', action.id, String(i)),
        actionId: action.id,
        version,
        transition,
        fromStatus: before.status,
        toStatus: after.status,
        fromDisposition: before.disposition,
        toDisposition: after.disposition,
        actorId: transition === 'ASSIGN' ? action.creatorId : isTakers ? taker.userId : giver.userId,
        reason,
        changes,
        at,
      },
    })
    if (transition === 'DELEGATE') {
      links.push({
        id: id('link', action.id, String(i)),
        actionId: action.id,
        fromId: giver.userId,
        toId: taker.userId,
        depth: chain.length,
        note: reason,
        at,
      })
    } else {
      const link = links.at(-1)!
      link.state = becomes[transition]
      if (transition !== 'HAND_BACK' && transition !== 'ASSIGN') link.answeredAt = at
      if (transition === 'ACCEPT') chain.push(taker)
      else link.endedAt = at
      if (transition === 'HAND_BACK') chain.pop()
      if (transition === 'ASSIGN') chain.splice(0, chain.length, taker)
    }
    state = next
  }
  const isAsked = state === 'DELEGATED'
  const asked = isAsked && {
    status: stateTable[state].status,
    disposition: stateTable[state].disposition,
    delegateId: links.at(-1)!.toId,
  }
  const last = new Date(action.statusAt.getTime() + story.length * 10 * minute)
  await tx.action.update({
    where: { id: action.id },
    data: {
      version,
      statusAt: last,
      updatedAt: last,
      assigneeId: chain.at(-1)!.userId,
      ...asked,
      delegatorId: isAsked ? links.at(-1)!.fromId : (chain.at(-2)?.userId ?? null),
      delegatorLevels: chain.slice(0, -1).map(({ accessLevel }) => rank(accessLevel)),
    },
  })
  await tx.delegation.createMany({ data: links })
}
