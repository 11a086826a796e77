// Every screen of the demo on a phone: nothing that can be pressed in a table stands outside of the window.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { globalId } from '../../../graph/kernel/node.ts'
import { ownDemo } from '../../../graph/testing/demo.ts'
import { pictures, type Ask, type Picture } from '../../../graph/testing/pictures/screens.ts'
import type { Person } from '../../../graph/testing/rows.ts'
import { TestClock } from '../../../graph/testing/TestClock.ts'
import { isSettled } from './settled.ts'
import { openHouseOf, patient } from './visit.ts'

const house = openHouseOf(() => ownDemo('demo_on_a_phone', new TestClock(), patient))

/** What no picture shows of an organization. */
const tabs = ['departments', 'people', 'tasks', 'vehicles', 'groupings', 'hours', 'industries', 'audit']

let admin: Person

beforeAll(async () => {
  const { prisma } = house.current.world
  const user = await prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
  const expiresAt = new Date(Date.now() + 30 * 86_400_000)
  const session = await prisma.session.create({ data: { userId: user.id, expiresAt } })
  admin = { ...user, globalId: globalId('User', user.id), sessionId: session.id }
})

/** What of a page goes beyond a phone, and how many tables stand on it. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    const tables = [...document.querySelectorAll<HTMLElement>('[role=group]:has(> table)')]
    for (const table of tables) {
      const acts = [...table.querySelectorAll('tbody :is(a, button, input, select)')]
      if (acts.length && table.scrollWidth > table.clientWidth + 1) beyond.push(`the table ${table.ariaLabel}`)
      for (const act of acts) {
        const { left, right } = act.getBoundingClientRect()
        if (left < 0 || right > innerWidth) beyond.push(act.ariaLabel ?? act.textContent)
      }
    }
    return { beyond, tables: tables.length }
  })

// A breach opens its record only once its job has run.
const left = new Set(['api-docs', 'breach'])
const screens = pictures.filter(({ name, isPublic, press, width }) => !isPublic && !press && !width && !left.has(name))
const size = 10
const parts = Array.from({ length: Math.ceil(screens.length / size) }, (_, i) =>
  screens.slice(i * size, (i + 1) * size),
)

async function lookAtAll(paths: readonly string[]) {
  const { page } = await house.current.visit(admin, '/mysettings', { width: 390, height: 844 })
  let tables = 0
  for (const path of paths) {
    await page.goto(path)
    await isSettled(page)
    const found = await measure(page)
    expect(found.beyond, path).toEqual([])
    tables += found.tables
  }
  return tables
}

const ask: Ask = (document) => house.current.world.ask(admin, document) as never

const pathOf = async ({ path }: Picture): Promise<string> => (typeof path === 'string' ? path : path(ask))

test.each(parts.map((part) => ({ from: part[0]!.name, to: part.at(-1)!.name, part })))(
  'on a phone nothing of the screens $from to $to goes beyond the window',
  async ({ part }) => {
    await lookAtAll(await Promise.all(part.map(pathOf)))
  },
)

test('nor of the tabs of an organization', async () => {
  const { organizations } = await ask<{ organizations: { id: string }[] }>('{ organizations: organizationTree { id } }')
  const tables = await lookAtAll(tabs.map((tab) => `/orgOverview/${organizations[0]!.id}/${tab}`))
  expect(tables).toBeGreaterThanOrEqual(tabs.length - 2)
})
