// What is typed and not sent, in a real browser: over Escape, a reload, a page that is gone, and other records.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookAt } from './looks.ts'
import { openHouse, storageOf } from './visit.ts'

const house = openHouse()

/** A place with two vehicles, and its Admin at the list of them. */
async function atVehicles() {
  const { world } = house.current
  const at = await world.organization()
  await world.prisma.vehicle.createMany({
    data: ['T-1', 'T-2'].map((unitNumber) => ({ organizationId: at.id, unitNumber, type: 'Tractor' })),
  })
  const admin = await world.user(at, 'ADMIN')
  const path = `/orgOverview/${at.id}/vehicles`
  return { at, path, admin, ...(await house.current.visit(admin, path)) }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function edit(page: Page, unit: string) {
  await page.getByRole('row', { name: new RegExp(`^${unit}`) }).waitFor()
  await page.getByRole('button', { name: `Edit ${unit}` }).click()
  await dialog(page, `Edit ${unit}`).waitFor()
  return dialog(page, `Edit ${unit}`)
}

const draftsIn = async (page: Page) => Object.keys(await storageOf(page)).filter((key) => key.startsWith('draft '))

test('a new record: over Escape, a reload and a page that is gone, until it is sent', async () => {
  const { page, tab, path, at } = await atVehicles()
  const open = async (on: Page) => {
    await on.getByRole('button', { name: 'Add vehicle' }).click()
    const form = dialog(on, 'Add vehicle')
    await form.waitFor()
    return form
  }
  const first = await open(page)
  await first.getByLabel('Unit number').fill('T-12')
  await first.getByLabel('Status').selectOption('Not in use')
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'detached' })
  const second = await open(page)
  await expect.poll(() => second.getByLabel('Unit number').inputValue()).toBe('T-12')
  await second.getByText(/^Draft from \d\d:\d\d$/).waitFor()
  await second.getByLabel('Type').fill('Day cab')
  await page.reload()
  const third = await open(page)
  await expect.poll(() => third.getByLabel('Type').inputValue()).toBe('Day cab')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await third.getByLabel('Type').fill('Day cab, sleeper')
  // As a crash: nothing is asked, nothing is told.
  await page.close({ runBeforeUnload: false })
  const anew = await tab(path)
  const fourth = await open(anew)
  await expect.poll(() => fourth.getByLabel('Type').inputValue()).toBe('Day cab, sleeper')
  await expect.poll(() => fourth.getByLabel('Status').inputValue()).toBe('INACTIVE')
  await fourth.getByRole('button', { name: 'Add vehicle' }).click()
  await anew.getByRole('row', { name: /^T-12/ }).waitFor()
  await expect.poll(() => draftsIn(anew)).toEqual([])
  await expect
    .poll(() => house.current.world.prisma.vehicle.count({ where: { organizationId: at.id, unitNumber: 'T-12' } }))
    .toBe(1)
  const last = await open(anew)
  await expect.poll(() => last.getByLabel('Unit number').inputValue()).toBe('')
})

test('two records have a draft each, and who signs out takes them along', async () => {
  const { page, admin } = await atVehicles()
  for (const unit of ['T-1', 'T-2']) {
    const form = await edit(page, unit)
    await form.getByLabel('Type').fill(`Type of ${unit}`)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  }
  for (const unit of ['T-1', 'T-2']) {
    const form = await edit(page, unit)
    await expect.poll(() => form.getByLabel('Type').inputValue()).toBe(`Type of ${unit}`)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  }
  await expect.poll(() => draftsIn(page)).toHaveLength(2)
  const again = await edit(page, 'T-2')
  await again.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => again.getByLabel('Type').inputValue()).toBe('Tractor')
  await page.keyboard.press('Escape')
  await again.waitFor({ state: 'detached' })
  await expect.poll(() => draftsIn(page)).toHaveLength(1)
  await page.getByRole('button', { name: new RegExp(`^${admin.name}`) }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login/)
  await expect.poll(() => draftsIn(page)).toEqual([])
})

test('a draft of a record that was saved since shows both values; of one that is gone it offers its text', async () => {
  const { page, at } = await atVehicles()
  const { prisma } = house.current.world
  const form = await edit(page, 'T-1')
  await form.getByLabel('Type').fill('Day cab')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  const where = { organizationId: at.id, unitNumber: 'T-1' }
  await prisma.vehicle.updateMany({ where, data: { type: 'Dry van', version: { increment: 1 } } })
  await page.reload()
  await page.getByRole('button', { name: 'Edit T-1' }).click()
  const asked = dialog(page, 'Changed by someone else')
  await asked.getByRole('row', { name: 'Type Day cab Dry van' }).waitFor()
  await asked.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => dialog(page, 'Edit T-1').getByLabel('Type').inputValue()).toBe('Day cab')
  await page.keyboard.press('Escape')
  await dialog(page, 'Edit T-1').waitFor({ state: 'detached' })
  await prisma.vehicle.deleteMany({ where })
  await page.reload()
  const gone = dialog(page, 'Deleted while you were writing')
  await gone.getByText('Type: Day cab').waitFor()
  await lookAt(page)
  await gone.getByRole('button', { name: 'Discard draft' }).click()
  await gone.waitFor({ state: 'detached' })
  await expect.poll(() => draftsIn(page)).toEqual([])
})
