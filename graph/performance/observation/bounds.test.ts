// Results of older versions, which computed in floats, beyond the bounds that results have today.
import { beforeAll, expect, test } from 'vitest'
import { withConnection } from '../../../prisma/connect.ts'
import { readMigrations } from '../../../prisma/migrationFiles.ts'
import { globalId } from '../../kernel/node.ts'
import { asOwner } from '../../testing/database.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { readSeries } from './readSeries.ts'

let world: World
beforeAll(async () => {
  world = await World.make()
})

const check = `check ((numerator is null or numerator between -1e150 and 1e150) and (denominator is null or denominator between -1e150 and 1e150)
  and (value is null or value between -1e150 and 1e150)) not valid`

test('what was computed beyond the bounds of today comes to what it would come to now, is summed, and can be voided', async () => {
  const { root, admin } = await tree(world)
  const metric = await standardMetric(world, root, 'fuel-efficiency')
  const hour = (n: number) => new Date(Date.UTC(2026, 9, 1, n))
  const before: (readonly [above: string, below: string, value: string | null])[] = [
    ['1e192', '10', '1e191'],
    ['100', '5e-324', null],
    ['5e-324', '10', '5e-325'],
    ['100', '10', '10'],
  ]
  await observe(
    world,
    metric.id,
    root,
    before.map((_result, n) => ({ at: hour(n), values: [1, 1], sourceKey: `k${n}` })),
  )
  const { list } = await readMigrations()
  await withConnection(asOwner(world.services.db.connection), async (client) => {
    await client.query('begin')
    await client.query('alter table observation drop constraint observation_finite_check')
    for (const [n, result] of before.entries()) {
      await client.query(
        'update observation set numerator = $3, denominator = $4, value = $5 where metric_id = $1 and source_key = $2',
        [metric.id, `k${n}`, ...result],
      )
    }
    await client.query(`alter table observation add constraint observation_finite_check ${check}`)
    await client.query(list.find(({ name }) => name.endsWith('_results_within_bounds'))!.sql)
    await client.query('commit')
  })
  const kept = await world.prisma.observation.findMany({ where: { metricId: metric.id }, orderBy: { at: 'asc' } })
  const told = (value: unknown) => (value === null ? null : Number(value))
  expect(kept.map(({ numerator, denominator, value }) => [numerator, denominator, value].map(told))).toEqual([
    [null, null, null],
    [100, 0, null],
    [0, 10, 0],
    [100, 10, 10],
  ])
  const [day] = await readSeries(world.services.db, {
    metricId: metric.id,
    scopeId: root.id,
    grain: 'DAY',
    from: hour(-24),
    to: hour(24),
  })
  expect(day).toMatchObject({ observations: 4, n: 2, average: 5, sumPerRate: 10 })
  for (const { id } of kept) {
    const { observation } = await world.mutate<{ observation?: { voidedAt: string | null } }>(
      admin,
      'voidObservation',
      { id: globalId('Observation', String(id)), reason: 'Beyond reason' },
      'observation { voidedAt }',
    )
    expect(observation?.voidedAt).toBeTruthy()
  }
})
