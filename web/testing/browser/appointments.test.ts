// Appointments in a browser: made by the simple and the full form, answered, changed, cancelled; by mouse and by keys.
import { text as textOf } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const list = '/mycalendar/appointments'
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Appointment', exact: true })
const part = (page: Page, name: string) => windowOf(page).getByRole('link', { name })
const menu = async (page: Page, of: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${of}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('one is made by the simple form with a file, gets people, an agenda and an action item that becomes a record', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const driver = await world.user(at)
  const { page } = await house.current.visit(admin, list)
  await page.getByText('No upcoming appointments.').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Add appointment' }).click()
  const form = page.getByRole('dialog', { name: 'Add appointment' })
  await form.getByLabel('Subject').fill('Dock review')
  await form.getByLabel('Date').fill(inDays(2))
  await form.getByLabel('Start').fill('10:00')
  await form.getByLabel('End').fill('10:00')
  await form.getByLabel('Meeting objective').fill('Fewer waits')
  await form.getByText('at most 25 MB each').waitFor()
  await form.getByLabel('Files to add').setInputFiles([
    { name: 'counts.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ])
  await form.getByText('This file type is not accepted.').waitFor()
  await form.getByRole('button', { name: 'Discard setup.exe' }).click()
  await form.getByRole('button', { name: 'Discard counts.pdf' }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Add appointment' }).click()
  await form.getByText('Name an end other than its start, 10:00.').waitFor()
  await form.getByLabel('End').fill('11:00')
  await form.getByRole('button', { name: 'Add appointment' }).click()
  await page.getByText('appt-11 Dock review').waitFor()
  await page.getByRole('link', { name: 'Dock review' }).click()
  await part(page, 'People').click()
  await windowOf(page).getByLabel('Invite someone').fill(driver.name)
  await optionIn(page, driver.name).click()
  await windowOf(page).getByRole('list', { name: 'People' }).getByText(driver.email).waitFor()
  await windowOf(page).getByRole('button', { name: 'External guest' }).click()
  await windowOf(page).getByLabel('Email').fill('eve@x.test')
  await page.keyboard.press('Enter')
  await windowOf(page).getByText('eve@x.test, external').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await part(page, 'Agenda').click()
  for (const [text, minutes] of [
    ['Waits', '40'],
    ['Doors', '30'],
  ] as const) {
    await windowOf(page).getByRole('button', { name: 'Add to agenda' }).click()
    const asked = page.getByRole('dialog', { name: 'Add to agenda' })
    await asked.getByLabel('Topic').fill(text)
    await asked.getByLabel('Minutes').fill(minutes)
    await page.keyboard.press('Enter')
    await windowOf(page).getByRole('listitem').filter({ hasText: text }).waitFor()
  }
  await windowOf(page).getByText('1 h 10 min planned, 10 min over').waitFor()
  await page
    .getByRole('button', { name: 'Move Doors, 2 of 2' })
    .dragTo(page.getByRole('button', { name: 'Move Waits, 1 of 2' }))
  await page.getByRole('button', { name: 'Move Doors, 1 of 2' }).waitFor()
  await part(page, 'Action items').click()
  await windowOf(page).getByRole('button', { name: 'Add action item' }).click()
  const item = page.getByRole('dialog', { name: 'Add action item' })
  await item.getByLabel('Title').fill('Order seals')
  await item.getByLabel('Due').fill(inDays(3))
  await item.getByRole('button', { name: 'Add' }).click()
  await windowOf(page).getByRole('button', { name: 'Create record for Order seals' }).click()
  await windowOf(page).getByRole('link', { name: /^AR-/ }).click()
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('link', { name: 'appt-11 Dock review' }).click()
  await windowOf(page).getByRole('heading', { name: 'Dock review' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home/appointment/appt-11')
  await part(page, 'Files').click()
  await windowOf(page).getByRole('link', { name: 'counts.pdf' }).waitFor()
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home')
  await expect.poll(() => world.prisma.mail.count({ where: { to: { has: driver.email } } })).toBe(1)
})

test('by keys alone it is added over a reload, answered, changed, saved and cancelled; the focus comes back', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const { page } = await house.current.visit(admin, `${list}?add=appointment&add.date=${inDays(1)}`)
  await page.getByLabel('Subject').waitFor()
  await page.keyboard.type('Gate review')
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value === 'Gate review',
  )
  await page.getByLabel('People').focus()
  await page.keyboard.type(admin.name)
  await optionIn(page, admin.name).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Discard ${admin.name}` }).waitFor()
  await page.getByLabel('Subject').focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('link', { name: 'Gate review' })
  await row.waitFor()
  await row.focus()
  await page.keyboard.press('Enter')
  const accept = page.getByRole('button', { name: 'Accept' })
  await accept.focus()
  await page.keyboard.press('Space')
  await windowOf(page).getByText('You are invited. Accepted').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const actions = page.getByRole('button', { name: 'Actions for appt-11' })
  await actions.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Change' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Change appt-11' }).getByLabel('Start').fill('14:00')
  await page.keyboard.press('Enter')
  await windowOf(page)
    .getByText(/, 14:00–15:00$/)
    .first()
    .waitFor()
  await expect.poll(() => actions.evaluate((element) => element === document.activeElement)).toBe(true)
  const [saved] = await Promise.all([page.waitForEvent('download'), menu(page, 'appt-11', 'Save as .ics')])
  expect(saved.suggestedFilename()).toBe('appt-11.ics')
  expect(await textOf(await saved.createReadStream())).toMatch(/BEGIN:VEVENT[^]*SUMMARY:Gate review/)
  await menu(page, 'appt-11', 'Cancel appointment')
  await page.getByLabel('Reason').waitFor()
  await page.keyboard.type('Snow')
  await page.getByRole('button', { name: 'Cancel appointment' }).focus()
  await page.keyboard.press('Enter')
  await windowOf(page).getByText('This appointment was cancelled: Snow').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('No upcoming appointments.').waitFor()
  await expect
    .poll(() => world.prisma.appointment.count({ where: { organizationId: at.id, cancelledAt: { not: null } } }))
    .toBe(1)
})
