// The clocks of the demo's records: they begin when the demo does, but for some that have run for a while, stand on
// hold or have run out; and the ladders of what was escalated.
import { defaultTarget, targetInWords } from '../work/escalation/targets.ts'
import { accessLevelNames, rank } from '../kernel/policy.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import { peopleAt } from './spots.ts'
import type { Company, Place } from './world.ts'
import { hour } from '../kernel/time/milliseconds.ts'

const raised = 3

export async function seedClocks(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const rootId = id('organization', company.tree.name)
  // What was escalated by hand is a first step.
  await tx.$executeRaw`
    insert into escalation (id, action_id, level, person_id, actor_id, reason, at)
    select md5('ladder ' || a.id)::uuid, a.id, a.escalated_level, a.escalated_to_id, h.actor_id, h.reason, h.at
    from action a join action_history h on h.action_id = a.id and h.version = a.version
    where a.root_id = ${rootId}::uuid and a.disposition = 'ESCALATED'`
  await raise(tx, company, id, now)
  await tx.$executeRaw`
    update clock c set starts_at = case
      when a.status in (3, 4) then a.status_at - interval '1 hour'
      when a.status in (1, 2) and hashtext(a.id::text) % 3 = 0 then ${now}::timestamptz - interval '50 minutes'
      else greatest(${now}::timestamptz, a.scheduled_start) end
    from action a where a.id = c.action_id and a.root_id = ${rootId}::uuid and c.stopped_at is null and c.fired_at is null`
}

/** Some whose time to be done ran out while they waited for an answer: a clock took them a level further up. */
async function raise(
  tx: Prisma.TransactionClient,
  { tree, hands }: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const before = new Date(now.getTime() - 3 * hour)
  const waiting = await tx.action.findMany({
    where: { rootId: id('organization', tree.name), disposition: 'ESCALATED', statusAt: { lt: before } },
    orderBy: { id: 'asc' },
    include: { escalatedTo: true, department: true },
  })
  const paths = new Map(pathsOf(tree).map((path) => [id('organization', path.at(-1)!.name), path]))
  let done = 0
  for (const action of waiting) {
    const level = action.escalatedLevel!
    const [above] = peopleAt(hands, paths.get(action.organizationId)!)
      .filter(
        (hand) =>
          rank(hand.level) < rank(level) &&
          (hand.level !== 'TACTICAL' || hand.department === action.department?.name) &&
          hand.level !== 'SUPERVISION',
      )
      .toSorted((one, other) => rank(other.level) - rank(one.level))
    const target = defaultTarget(action.priorityId, 'DONE')
    if (!above || target.rule !== 'DAYS' || done === raised) continue
    done += 1
    const at = new Date(action.statusAt.getTime() + 2 * hour)
    const reason = `Not done within ${String(targetInWords(target))}`
    const version = action.version + 1
    const personId = uuidOf(above.email)
    await tx.action.update({
      where: { id: action.id },
      data: {
        version,
        statusAt: at,
        updatedAt: at,
        statusReason: reason,
        escalatedLevel: above.level,
        escalatedToId: personId,
      },
    })
    await tx.historyEntry.create({
      data: {
        id: id('raised', action.id),
        actionId: action.id,
        version,
        transition: 'RAISE',
        fromStatus: 6,
        toStatus: 6,
        fromDisposition: 'ESCALATED',
        toDisposition: 'ESCALATED',
        reason,
        changes: { escalatedTo: [action.escalatedTo!.name, `${above.name}, ${accessLevelNames[above.level]}`] },
        at,
      },
    })
    await tx.escalation.updateMany({ where: { actionId: action.id }, data: { answer: 'RAISE', answeredAt: at } })
    await tx.escalation.create({
      data: {
        id: id('second step', action.id),
        actionId: action.id,
        fromLevel: level,
        level: above.level,
        personId,
        clock: 'DONE',
        reason,
        at,
      },
    })
    await tx.clock.updateMany({
      where: { actionId: action.id, kind: 'DONE' },
      data: { startsAt: action.createdAt, firedAt: at, stale: false },
    })
  }
}

const pathsOf = (place: Place, above: Place[] = []): Place[][] => {
  const path = [...above, place]
  return [path, ...place.below.flatMap((below) => pathsOf(below, path))]
}
