// What the demo measures, and whether it is what its formulas say.
import { expect, test } from 'vitest'
import { Decimal } from '../kernel/decimal.ts'
import { checkFormula } from '../performance/metric/formula/checkFormula.ts'
import { computeOf } from '../performance/metric/computeOf.ts'
import { demoNow as now, readDemo } from '../testing/demo.ts'
import { day } from '../kernel/time/milliseconds.ts'

test('the demo has ninety days of observations, each as its formula computes it', async () => {
  const { prisma } = await readDemo()
  const metrics = await prisma.metric.findMany({
    where: { observations: { some: {} } },
    include: { formulas: true, observations: true },
  })
  expect(new Set(metrics.filter(({ isStandard }) => isStandard).map(({ key }) => key)).size).toBe(13)
  expect(metrics.filter(({ isStandard }) => !isStandard).map(({ key }) => key)).toContain(
    'custom-metric-1-first-time-fix-rate',
  )
  for (const { formulas, observations } of metrics) {
    const [{ numerator, denominator, dataPoints }] = formulas as [(typeof formulas)[0]]
    const compute = await computeOf({
      numerator,
      denominator,
      dataPoints: dataPoints as { name: string; unit: string }[],
    })
    for (const { values, at, createdAt, source, ...computed } of observations) {
      const { value } = compute(values)
      if (value === null) expect(computed.value).toBeNull()
      else
        expect(new Decimal(computed.value!.toString()).minus(value).abs().toNumber()).toBeLessThan(
          source === 'Monthly figures' ? 1e-6 : 1e-25,
        )
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(createdAt.getTime()).toBeGreaterThan(at.getTime())
    }
  }
  const { _min, _max } = await prisma.observation.aggregate({
    where: { source: { not: 'Monthly figures' } },
    _min: { at: true },
    _max: { at: true },
  })
  expect((_max.at!.getTime() - _min.at!.getTime()) / day).toBeCloseTo(89, 0)
})

test('the periods of the demo agree with its observations', async () => {
  const { prisma } = await readDemo()
  const off = await prisma.$queryRaw`
    select from observation o join metric m on m.id = o.metric_id group by m.id, m.root_id
    having count(*) <> (select sum(observations) from metric_period p where p.metric_id = m.id and p.scope_id = m.root_id and p.grain = 'MONTH')`
  expect(off).toEqual([])
})

test('the custom metrics of the demo are such as the product takes', async () => {
  const { prisma } = await readDemo()
  const custom = await prisma.metric.findMany({ where: { isStandard: false }, include: { formulas: true } })
  expect(custom.map(({ status }) => status).sort()).toEqual([
    'ACTIVE',
    'ACTIVE',
    'ACTIVE',
    'ACTIVE',
    'PROPOSED',
    'PROPOSED',
  ])
  for (const { unit, aggregation, formulas } of custom) {
    const [{ formula, numerator, denominator, dataPoints }] = formulas as [(typeof formulas)[0]]
    expect(
      await checkFormula({ formula, dataPoints: dataPoints as { name: string; unit: string }[], unit, aggregation }),
    ).toEqual({ formula, numerator, denominator })
  }
})
