// Notes and files on a record, by mouse and by keyboard, and how its part of the popup looks.
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('a note stays typed over a reload and is sent by keys; a picture is sent, shown and removed', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, {
    state: 'STARTED',
    assigneeId: admin.id,
    serviceTimeMins: 45,
    workedSecs: 600,
  })
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  await page.getByRole('timer').getByText(/^10:/).waitFor()
  const popup = page.getByRole('dialog', { name: 'Action record' })
  const part = popup.getByRole('link', { name: 'Activity' })
  await part.focus()
  await page.keyboard.press('Enter')
  const field = popup.getByLabel('New note')
  await field.focus()
  await page.keyboard.type('The gate is closed until seven')
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea')?.value === 'The gate is closed until seven',
  )
  await field.focus()
  await page.keyboard.press('Control+Enter')
  await popup
    .getByRole('region', { name: 'Activity stream' })
    .getByRole('listitem')
    .getByText('The gate is closed until seven')
    .waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  // A role is mentioned by keys, and stands in the note as it is called.
  await page.keyboard.type('Ask @superv')
  await popup.getByRole('listbox', { name: 'Mention' }).getByRole('option', { name: 'Supervision' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await popup.getByRole('region', { name: 'Activity stream' }).getByText('@Supervision', { exact: true }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await popup.getByRole('link', { name: 'Work' }).click()
  const files = popup.getByRole('region', { name: 'Files' })
  await popup.getByLabel('Files to add').setInputFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ])
  await files.getByText('The file is empty.').waitFor()
  const picture = files.getByRole('link', { name: 'Open gate.png' }).locator('img')
  await picture.waitFor()
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('a[aria-label="Open gate.png"] img')?.naturalWidth === 1,
  )
  await files.getByRole('button', { name: 'Discard empty.txt' }).click()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await files.getByRole('button', { name: 'Actions for gate.png' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await files.getByText('No files.').waitFor()
  await expect.poll(() => world.prisma.file.count({ where: { organizationId: at.id } })).toBe(0)
})
