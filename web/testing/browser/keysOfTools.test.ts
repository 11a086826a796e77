// What the sheet of keys says of the tools: each key of its list is pressed, and does what the list says.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { keyGroups } from '../../app/shell/keyGroups.ts'
import { goTo, ownBoard } from './board.ts'
import { isSettled } from './settled.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()

// A Monday far enough ahead that nothing on it is past.
const day = '2030-11-18'
const at = (time: string, of = day) => new Date(`${of}T${time}:00Z`)
const slot = (from: string, to: string, of = day) => ({
  isScheduled: true,
  scheduledStart: at(from, of),
  scheduledEnd: at(to, of),
})
const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

type Checks = Record<string, (key: string) => Promise<unknown>>

/**
 * Presses each key of a group in the order of its checks; a row of the sheet without a check here fails, as does one
 * more.
 */
async function pressAll(group: string, checks: Checks) {
  const rows = keyGroups.find(({ name }) => name === group)!.rows
  expect(Object.keys(checks).toSorted()).toEqual(rows.map(({ does }) => does).toSorted())
  const named: Record<string, string> = {
    Esc: 'Escape',
    Ctrl: 'Control',
    Up: 'ArrowUp',
    Down: 'ArrowDown',
    Left: 'ArrowLeft',
    Right: 'ArrowRight',
  }
  for (const [does, check] of Object.entries(checks)) {
    const key = rows.find((row) => row.does === does)!.keys[0]!
    await check(
      key
        .split('+')
        .map((part) => named[part] ?? part)
        .join('+'),
    )
  }
}

test('of the planner', async () => {
  const { world } = house.current
  const { at: root, admin } = await ownBoard(world)
  const spot = await world.group(root, 'Yard')
  const [ada, zoe] = [await world.user(root, 'TRANSACTIONAL', spot), await world.user(root, 'TRANSACTIONAL', spot)]
  for (const [person, name] of [
    [ada, '1 Ada'],
    [zoe, '2 Zoe'],
  ] as const)
    await world.prisma.user.update({ where: { id: person.id }, data: { name } })
  const { id } = await world.action(root, admin, {
    ...spot,
    title: 'Mend the gate',
    serviceTimeMins: 60,
    assigneeId: ada.id,
    ...slot('10:00', '11:00'),
  })
  const row = () => world.prisma.action.findUniqueOrThrow({ where: { id } })
  const { page } = await house.current.visit(admin, `/planner?on=${day}`)
  const block = page
    .getByRole('listitem', { name: '1 Ada', exact: true })
    .getByRole('button', { name: /Mend the gate/ })
  const ghost = page.locator('[data-ghost]')
  const lanes = page.getByRole('listitem').filter({ has: page.locator('[data-lane]') })
  const laneOfGhost = () => lanes.evaluateAll((all) => all.findIndex((lane) => lane.querySelector('[data-ghost]')))
  const carried = async (key: string, says: RegExp) => {
    await page.keyboard.press(key)
    await ghost.filter({ hasText: says }).waitFor()
  }
  let letUndo = () => {}
  await block.focus()
  await pressAll('In the planner', {
    'Move record later': (key) => carried(key, /10:15.11:15/),
    'Move record earlier': (key) => carried(key, /10:00.11:00/),
    'Make record longer': (key) => carried(key, /10:00.11:15/),
    'Make record shorter': (key) => carried(key, /10:00.11:00/),
    async 'Move record to the person below'(key) {
      const before = await laneOfGhost()
      await page.keyboard.press(key)
      await expect.poll(laneOfGhost).toBe(before + 1)
    },
    async 'Move record to the person above'(key) {
      const before = await laneOfGhost()
      await page.keyboard.press(key)
      await expect.poll(laneOfGhost).toBe(before - 1)
    },
    async 'Cancel move'(key) {
      await page.keyboard.press(key)
      await ghost.waitFor({ state: 'detached' })
    },
    async 'Drop record, or plan it in a dialog'(key) {
      await page.keyboard.press(key)
      const asks = page.getByRole('dialog', { name: /Mend the gate/ })
      await asks.waitFor()
      await page.keyboard.press('Escape')
      await asks.waitFor({ state: 'detached' })
      await block.focus()
      await page.keyboard.press('ArrowRight')
      await ghost.waitFor()
      await page.keyboard.press(key)
      await expect.poll(row).toMatchObject({ scheduledStart: at('10:15') })
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      letUndo = await hold(page, isOf('planWorkUndoMutation'))
      await page.keyboard.press('Control+z')
      await block.and(page.getByRole('button', { name: /10:00/ })).waitFor()
    },
    // The undoing is still on its way.
    async 'Remove record from plan'(key) {
      await block.focus()
      await page.keyboard.press(key)
      letUndo()
      await expect.poll(row).toMatchObject({ isScheduled: false, scheduledStart: null, scheduledEnd: at('11:00') })
    },
  })
})

test('of the calendar', async () => {
  const { world } = house.current
  const { at: root, admin } = await ownBoard(world)
  const record = (title: string, more: object) => world.action(root, admin, { title, assigneeId: admin.id, ...more })
  const walk = await record('Walk the yard', slot('09:00', '10:00', '2030-11-19'))
  await record('Wash the bay', slot('12:00', '13:00', '2030-11-19'))
  await record('Check the gate', slot('09:00', '10:00', '2030-11-20'))
  const row = () => world.prisma.action.findUniqueOrThrow({ where: { id: walk.id } })
  const startOf = async () => (await row()).scheduledStart
  const week = '/mycalendar?whose=all&view=week&day=2030-11-19'
  const { page } = await house.current.visit(admin, week)
  const entry = (title: string) => page.getByRole('button', { name: new RegExp(`^Record ${title}`) })
  const param = (name: string) => new URL(page.url()).searchParams.get(name)
  const shows = (view: string) => async (key: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => param('view')).toBe(view)
    await page.getByRole('button', { name: new RegExp(view, 'i'), pressed: true }).waitFor()
  }
  const leadsTo = (to: () => string) => async (key: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => param('day')).toBe(to())
    // The next key steps from what is shown.
    await page.locator(`[data-date="${to()}"]`).first().waitFor({ state: 'attached' })
  }
  await entry('Walk').waitFor()
  await pressAll('In the calendar', {
    'Show month': shows('month'),
    'Show agenda': shows('agenda'),
    'Show week': shows('week'),
    'Show day': shows('day'),
    'Next period': leadsTo(() => '2030-11-20'),
    'Previous period': leadsTo(() => '2030-11-19'),
    Today: leadsTo(() => new Date().toLocaleDateString('sv')),
    async 'Add entry'(key) {
      await page.keyboard.press(key)
      await page.getByRole('menuitem', { name: /^Add record on/ }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    },
  })
  await goTo(page, week)
  const goes = (title: string) => async (key: string) => {
    await page.keyboard.press(key)
    await isFocused(entry(title))
  }
  const moves =
    (time: string, of = '2030-11-19') =>
    async (key: string) => {
      await entry('Walk').focus()
      await page.keyboard.press(key)
      await expect.poll(startOf).toEqual(at(time, of))
      await isSettled(page)
      await isFocused(entry('Walk'))
    }
  const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const ends =
    (time: string, of = '2030-11-19') =>
    async (key: string) => {
      // What lasts over a night stands in two days.
      await entry('Walk').first().focus()
      await page.keyboard.press(key)
      await expect.poll(row).toMatchObject({ scheduledStart: at('09:00', '2030-11-19'), scheduledEnd: at(time, of) })
      // The next key goes by what is shown.
      await isSettled(page)
      await expect.poll(focusedLabel).toMatch(/^Record Walk/)
    }
  await entry('Walk').focus()
  await pressAll('On a calendar entry', {
    'Next entry': goes('Wash'),
    'Previous entry': goes('Walk'),
    'Entry on a later day': goes('Check'),
    'Entry on an earlier day': goes('Walk'),
    'End 15 minutes later': ends('10:15'),
    'End 15 minutes earlier': ends('10:00'),
    'End a day later': ends('10:00', '2030-11-20'),
    'End a day earlier': ends('10:00'),
    'Move 15 minutes later': moves('09:15'),
    'Move 15 minutes earlier': moves('09:00'),
    'Move to next day': moves('09:00', '2030-11-20'),
    'Move to previous day': moves('09:00'),
    async 'Show actions'(key) {
      await entry('Walk').focus()
      await page.keyboard.press(key)
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    },
  })
  await moves('09:00', '2030-11-20')('Control+z')
})

test('of Quick View', async () => {
  const { world } = house.current
  const { at: root, admin } = await ownBoard(world)
  await world.action(root, admin, { title: 'Lamp' })
  const gate = await world.action(root, admin, { title: 'Gate' })
  const { page } = await house.current.visit(admin, `/activerecords/panel/player/${gate.key}?sort=title`)
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  await drawer.getByText('1 of 2').waitFor()
  await drawer.getByRole('button', { name: 'Next', exact: true }).focus()
  const shows = (title: string) => async (key: string) => {
    await page.keyboard.press(key)
    await drawer.getByRole('heading', { name: title }).waitFor()
  }
  await pressAll('In Quick View', {
    'Next record or picture': shows('Lamp'),
    'Previous record or picture': shows('Gate'),
  })
})
