// Each panel of the procedures does its work on a record, by mouse and by keyboard alone; Quick View steps through a
// list.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMails } from '../../../graph/kernel/mail/sendMails.ts'
import { MailServer } from '../../../graph/testing/mailServer.ts'
import { cardOf, ownBoard } from './board.ts'
import { handOf, hands } from './hands.ts'
import { lookAt, problemsInBoth } from './looks.ts'
import { picturesPassed } from './picturesPassed.ts'
import { openHouse } from './visit.ts'

let letters: MailServer
const house = openHouse('panels', async () => {
  letters = await MailServer.open()
  return { SMTP_URL: letters.url, MAIL_FROM: 'Opsgraph <ops@demo.test>' }
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A record of a task with an SOP in pictures, and whom one turns to. */
async function ownWork() {
  const { world } = house.current
  const { prisma } = world
  const { at, admin } = await ownBoard(world)
  const other = await world.user(at, 'SUPERVISION')
  const place = { organizationId: at.id }
  const file = await prisma.file.create({
    data: {
      ...place,
      name: 'chocks.png',
      mediaType: 'image/png',
      size: picture.length,
      sha256: createHash('sha256').update(picture).digest(),
      createdById: admin.id,
      chunks: { create: { n: 0, bytes: picture } },
    },
  })
  const sop = await prisma.sop.create({ data: { ...place, name: 'Walking round' } })
  const version = await prisma.sopVersion.create({ data: { sopId: sop.id, number: 1 } })
  const step = (position: number, title: string) => ({ versionId: version.id, position, title, fileId: file.id })
  await prisma.sopStep.createMany({ data: [step(0, 'Secure the unit'), step(1, 'Look at the tyres')] })
  await prisma.sopVersion.update({ where: { id: version.id }, data: { publishedAt: new Date() } })
  const majorTask = await prisma.majorTask.create({ data: { ...place, name: 'Daily checks' } })
  const task = await prisma.taskItem.create({
    data: {
      majorTaskId: majorTask.id,
      name: 'Inspection',
      serviceTimeMins: 25,
      actionClassId: 1,
      priorityId: 4,
      objectiveId: 1,
      sopId: sop.id,
    },
  })
  await prisma.procedure.updateMany({
    where: { taskItemId: task.id, name: 'Quick View' },
    data: { data: { media: 'SOP', seconds: 1 } },
  })
  await prisma.contact.create({
    data: {
      ...place,
      name: 'Alpine Reefer Service',
      phone: '+1 775 555 0101',
      moduleScreen: 'activerecords',
      relationship: 'SUPPLIER',
      creatorId: admin.id,
    },
  })
  const record = await world.action(at, admin, { title: 'Inspect unit 7', taskItemId: task.id, assigneeId: admin.id })
  return { world, at, admin, other, record }
}

test.each(hands)('%s the panels of a record do their work', async (by) => {
  const { world, admin, other, record } = await ownWork()
  const { page } = await house.current.visit(admin, '/home')
  const hand = handOf(page, by)
  const card = cardOf(page, record)
  await card.waitFor()
  if (by === 'by mouse') {
    await card.click()
    const popup = page.getByRole('dialog', { name: 'Action record' })
    await popup.getByRole('heading', { name: record.title }).waitFor()
    await popup.getByRole('button', { name: 'Close', exact: true }).click()
    await popup.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Procedures of the selected record' }).click()
  } else {
    await page.keyboard.press('Tab')
    for (let i = 0; i < 60 && !(await card.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('p')
  }
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  const open = async (name: string) => {
    await hand.press(drawer.getByRole('navigation', { name: 'Procedures' }).getByRole('link', { name }))
    await drawer
      .getByRole('region', { name: `Procedure ${name}`, exact: true })
      .getByText('Started', { exact: true })
      .waitFor()
  }
  // What it looks like does not depend on the hand.
  const look = async () => {
    if (by === 'by mouse') expect(await problemsInBoth(page, { within: '[role=dialog]' })).toEqual([])
  }
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })

  // Action Item: the record goes on.
  await drawer.getByRole('heading', { name: record.title }).waitFor()
  await hand.press(button('Start'))
  await drawer.getByText('IM Working').or(drawer.getByText('· Started')).first().waitFor()
  world.clock.forward({ minutes: 3 })
  await look()

  // Standard Operating Procedure: read.
  await open('Standard Operating Procedure (SOP)')
  await hand.press(button('I have read this'))
  await drawer.getByText(/You read this version on/).waitFor()
  await look()

  // Quick View: through the pictures of the SOP, by itself too.
  await open('Quick View')
  await drawer.getByText('1 of 2').waitFor()
  await expect
    .poll(() =>
      drawer
        .getByRole('img', { name: 'Picture of Secure the unit' })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1)
  await look()
  const passed = await picturesPassed(drawer)
  await hand.press(button('Play'))
  await drawer.getByText('End of Walking round.').waitFor()
  expect(await passed.jsonValue()).toEqual(['Picture of Secure the unit', 'Picture of Look at the tyres'])
  await hand.press(button('Records'))
  await drawer.getByRole('group', { name: 'Steps through records' }).getByText('1 of 1').waitFor()

  // Contacts: who helps.
  await open('Contacts')
  await drawer
    .getByRole('list', { name: 'Support for this record' })
    .getByRole('link', { name: '+1 775 555 0101' })
    .waitFor()
  await look()

  // Mail: what is wrong says so; what is right leaves.
  await open('Mail')
  await hand.write(drawer.getByRole('combobox', { name: /^To/ }), 'alpine.test')
  await hand.write(drawer.getByLabel('Text'), 'Unit 7 waits at gate 2.')
  await hand.press(button('Send email'))
  await drawer.locator('[aria-invalid=true]').waitFor()
  if (by === 'by mouse') await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hand.write(drawer.getByRole('combobox', { name: /^To/ }), `service-${record.legacyId}@alpine.test`)
  await hand.press(button('Send email'))
  await drawer.getByText('Not sent yet.').waitFor()
  await expect.poll(() => drawer.getByLabel('Text').inputValue()).toBe('')
  expect(await sendMails(world.services)).toBe(1)
  const letter = letters.received.find(({ to }) => to.includes(`service-${record.legacyId}@alpine.test`))
  expect(letter?.source).toContain('Unit 7 waits at gate 2.')

  // Message: said on the record's thread, which is muted, given to a role, closed and opened again.
  await open('Message')
  await hand.write(drawer.getByLabel('New message'), 'The mail is out.')
  await hand.press(button('Send'))
  await drawer.getByRole('list', { name: 'Messages' }).getByText('The mail is out.').waitFor()
  const thread = button('Thread actions')
  await hand.menu(thread, 'Mute')
  await drawer.getByText('Muted', { exact: true }).waitFor()
  await hand.menu(thread, 'Choose responsible role')
  const role = page.getByRole('dialog', { name: 'Responsible role' })
  await role.getByLabel('Access level').selectOption('SUPERVISION')
  await hand.press(role.getByRole('button', { name: 'Save' }))
  await drawer.getByText(`(${other.name})`).waitFor()
  await hand.menu(thread, 'Close')
  await drawer.getByText('Closed', { exact: true }).waitFor()
  await hand.menu(thread, 'Reopen')
  await drawer.getByLabel('New message').waitFor()
  await look()

  // Delegate Task: passed on.
  await open('Delegate Task')
  await hand.press(button('Delegate…'))
  const asks = page.getByRole('dialog', { name: 'Delegate', exact: true })
  await hand.pick(asks.getByLabel(/Delegate to/), other.name)
  await hand.press(asks.getByRole('button', { name: 'Delegate', exact: true }))
  await drawer.getByText('Awaiting reply', { exact: true }).waitFor()
  await expect
    .poll(() => world.prisma.action.findUnique({ where: { id: record.id } }))
    .toMatchObject({
      delegateId: other.id,
      delegatorId: admin.id,
    })
  await look()

  // System Application Launch: to a screen and back.
  await open('System Application Launch')
  await look()
  await hand.press(drawer.getByRole('link', { name: 'My Tasks' }))
  await page.waitForURL('**/mytasks**')
  await page.goBack()

  // Time Study: what was worked, and a study of its kind of work.
  await open('Time Study')
  await drawer.getByRole('timer', { name: 'Worked so far' }).waitFor()
  await look()
  await hand.press(button('New time study…'))
  const study = page.getByRole('dialog', { name: 'New time study' })
  await hand.write(study.getByRole('textbox', { name: 'Element 1' }), 'Walk round')
  await hand.press(study.getByRole('button', { name: 'Start' }))
  await page.getByRole('region', { name: 'Stopwatch' }).getByText('Ready').waitFor()
  await expect.poll(() => world.prisma.timeStudy.count({ where: { observerId: admin.id } })).toBe(1)
})

test('Quick View steps through the list that it was opened over, by mouse and by keys', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const [lamp, gate] = [
    await world.action(at, admin, { title: 'Lamp' }),
    await world.action(at, admin, { title: 'Gate' }),
  ]
  const { page } = await house.current.visit(admin, `/activerecords/panel/player/${gate.key}?sort=title`)
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })
  await drawer.getByText('1 of 2').waitFor()
  for (const step of [
    (name: string) => button(name).click(),
    (name: string) => page.keyboard.press(name === 'Next' ? 'ArrowRight' : 'ArrowLeft'),
  ]) {
    await step('Next')
    await drawer.getByRole('heading', { name: 'Lamp' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/activerecords/panel/player/${lamp.key}`)
    await step('Previous')
    await drawer.getByRole('heading', { name: 'Gate' }).waitFor()
    await drawer.getByText('1 of 2').waitFor()
  }
  await page.keyboard.press('ArrowRight')
  await drawer.getByText('2 of 2').waitFor()
  await page.keyboard.press('ArrowRight')
  await drawer.getByText('End of 2 records').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/activerecords')
})
