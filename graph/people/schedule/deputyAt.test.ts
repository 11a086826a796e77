// Who stands in for the work of a place: what the rights of a viewer say of it, the function deputy_at says too.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { standsInAt } from '../../kernel/viewer.ts'
import type { Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, west, depot, east, spot, yard, one, two, rest } = await tree(world, {
  below: { west: {}, depot: { parent: 'west', type: 'LOCATION' }, east: {} },
  groups: { spot: {}, yard: {} },
  people: { one: 'TRANSACTIONAL', two: 'TRANSACTIONAL', rest: 'TRANSACTIONAL' },
})
const crew: Spot = {
  departmentId: spot.departmentId,
  groupId: (
    await world.prisma.group.create({
      data: { departmentId: spot.departmentId, parentId: spot.groupId, name: 'Crew' },
      select: { id: true },
    })
  ).id,
}

const away = () => world.user(root, 'TRANSACTIONAL', spot)

test('of each place one stands in, the same by the rights and by the database', async () => {
  const deputies = [one, two, rest]
  const at = [root, west, depot, east]
  const groups = [null, spot, crew, yard]
  const drawn = fc.record({
    rest: fc.option(fc.nat(2), { nil: null }),
    parts: fc.uniqueArray(
      fc.record({
        deputy: fc.nat(2),
        scope: fc.oneof(
          fc.nat(3).map((i) => ({ organizationId: at[i]!.id, groupId: null })),
          fc.integer({ min: 1, max: 3 }).map((i) => ({ organizationId: null, groupId: groups[i]!.groupId })),
          fc.constant({ organizationId: null, groupId: null }),
        ),
      }),
      { maxLength: 5, selector: ({ scope }) => JSON.stringify(scope) },
    ),
    isAway: fc.option(fc.nat(2), { nil: null }),
  })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ rest: restIs, parts, isAway }) => {
      await world.prisma.absence.deleteMany({ where: { rootId: root.id } })
      const person = await away()
      const now = world.clock.now()
      const absence = await world.absence(root, person, {
        deputyId: restIs === null ? null : deputies[restIs]!.id,
      })
      await world.prisma.absencePart.createMany({
        data: parts.map(({ deputy, scope }) => ({
          absenceId: absence.id,
          deputyId: deputies[deputy]!.id,
          startsAt: now,
          ...scope,
        })),
      })
      if (isAway !== null) await world.absence(root, deputies[isAway]!)
      const viewers = await Promise.all(
        deputies.map(async ({ sessionId }) => (await loadViewer(world.services.db, sessionId, now))!),
      )
      for (const organizationIs of at)
        for (const groupIs of groups) {
          const groupId = groupIs?.groupId ?? null
          const place = {
            rootId: root.id,
            organizationId: organizationIs.id,
            departmentId: groupIs?.departmentId ?? null,
            groupId,
            bucket: 1,
            parties: [person.id],
          }
          const [row] = await world.services.db.runOnce<[string | null]>(
            'select deputy_at($1::uuid, $2::uuid, $3::uuid, $4::timestamptz)::text',
            [absence.id, organizationIs.id, groupId, now],
          )
          const standIn = viewers.filter((viewer) =>
            viewer.standsIn.some((known) => known.absent.id === person.id && standsInAt(known, place)),
          )
          expect(standIn.map(({ id }) => id)).toEqual(row![0] ? [row![0]] : [])
        }
    }),
    { numRuns: 60 },
  )
})
