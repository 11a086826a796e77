// The demo's time studies: one that is being timed, one that is published, and what service times became.
import { standardOf } from '../work/timestudy/results.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { Random, uuidOf } from './random.ts'
import { spotsOf } from './spots.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

/** An element: its name, the pace at which it was seen, and its share of the work. */
type Element = [name: string, rating: number, share: number]

const inspection: Element[] = [
  ['Papers and cab', 1, 0.2],
  ['Lights and tires', 1.05, 0.3],
  ['Brakes and air lines', 0.95, 0.35],
  ['Coupling and load', 1, 0.15],
]

const yardCount: Element[] = [
  ['Walk the north rows', 1.1, 0.4],
  ['Walk the south rows', 1, 0.35],
  ['Compare with the list', 0.9, 0.25],
]

const allowance = 0.13

export async function seedTimeStudies(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const random = new Random(company.records + 2)
  const open = await addStudy('Pre-trip inspection', inspection, 4, 'OPEN', 2)
  // The second cycle was no normal one.
  if (open)
    await tx.timeStudyObservation.updateMany({
      where: { cycle: 2, element: { studyId: open.studyId, position: 3 } },
      data: { excluded: true, seconds: 1_460, note: 'An air hose was changed meanwhile' },
    })
  const published = await addStudy('Yard count', yardCount, 12, 'PUBLISHED', 40)
  if (!published) return
  const { studyId, taskItemId, minutes, exactMins, begun, observerId } = published
  const admin = uuidOf(company.hands[0]!.email)
  await tx.serviceTime.createMany({
    data: [
      {
        taskItemId,
        number: 1,
        minutes: minutes + 5,
        exactMins: minutes + 5,
        source: 'EDIT',
        publishedById: admin,
        at: new Date(begun.getTime() - 200 * day),
      },
      {
        taskItemId,
        number: 2,
        minutes,
        exactMins,
        source: 'STUDY',
        studyId,
        publishedById: observerId,
        at: new Date(begun.getTime() + 3 * day),
      },
    ],
  })

  async function addStudy(
    name: string,
    elements: Element[],
    cycles: number,
    status: 'OPEN' | 'PUBLISHED',
    daysAgo: number,
  ) {
    const spot = spotsOf(company).find(({ item }) => item.name === name)
    if (!spot) return undefined
    const { item, path, group, majorTask, lead, hands } = spot
    const studyId = id('time study', name)
    const begun = new Date(now.getTime() - daysAgo * day)
    const taskItemId = id('task item', majorTask, name)
    // So that the standard time is what the catalogue says, but for the rounding up.
    const standard = (item.minutes - 0.4) * 60
    const rows = elements.map(([called, rating, share], i) => {
      const usual = (standard * share * (1 - allowance)) / rating
      const off = Array.from({ length: cycles / 2 }, () => random.between(10, 90) / 1000)
      const times = off.flatMap((one) => [usual * (1 + one), usual * (1 - one)])
      return { position: i + 1, name: called, rating, times: times.map((time) => Math.round(time * 10) / 10) }
    })
    const observerId = uuidOf(lead.email)
    await tx.timeStudy.create({
      data: {
        id: studyId,
        organizationId: id('organization', path.at(-1)!.name),
        departmentId: id('department', item.department),
        groupId: id('group', item.department, group),
        taskItemId,
        name: `${name}, ${path.at(-1)!.name}`,
        observedId: uuidOf(hands.at(-1)!.email),
        observerId,
        allowance,
        status,
        createdAt: begun,
        version: cycles + 1,
        elements: {
          create: rows.map(({ times, ...row }) => ({
            ...row,
            observations: {
              create: times.map((seconds, n) => ({
                cycle: n + 1,
                seconds,
                at: new Date(begun.getTime() + n * item.minutes * 60_000),
              })),
            },
          })),
        },
      },
      select: { id: true },
    })
    const timed = rows.map(({ rating, times }) => ({
      rating,
      observations: times.map((seconds, n) => ({ cycle: n + 1, seconds, excluded: false })),
    }))
    return {
      studyId,
      taskItemId,
      minutes: item.minutes,
      exactMins: standardOf(timed, allowance)! / 60,
      begun,
      observerId,
    }
  }
}
