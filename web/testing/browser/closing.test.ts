// An Admin closes a root organization, others read on, and another Admin takes it back.
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import { toldOf } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('by its name, once what goes was counted and offered; read-only until it is reopened', async () => {
  const { world } = house.current
  const { root, admin, other, member, spot } = await tree(world, {
    root: { name: 'Basin Ridge' },
    below: { division: {} },
    groups: { spot: {} },
    people: { admin: 'ADMIN', other: 'ADMIN', member: { level: 'TRANSACTIONAL', in: 'spot' } },
  })
  await world.action(root, admin, { ...spot, assigneeId: member.id, title: 'Mend the gate' })
  const overview = `/orgOverview/${root.globalId}`
  const { page } = await house.current.visit(admin, overview)
  await page.getByRole('button', { name: 'Close organization…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close Basin Ridge?' })
  await dialog.getByText(/^2 organizations, 3 people, 1 action record/).waitFor()
  await lookAt(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.tar\.gz$/)
  const name = dialog.getByLabel('Organization name')
  await name.fill('Basin')
  await dialog.getByRole('button', { name: 'Close organization' }).click()
  await dialog.getByText('Type the name to confirm: Basin Ridge').waitFor()
  await name.fill('Basin Ridge')
  await dialog.getByRole('button', { name: 'Close organization' }).click()
  await toldOf(page, 'Basin Ridge is closed').waitFor()
  await page.getByText(/^Closed by .*, read-only\. Everything is deleted on /).waitFor()
  await lookAt(page)

  const reader = await house.current.visit(member, '/home')
  await reader.page.getByText(/^Basin Ridge is closed and read-only\. Everything is deleted on /).waitFor()
  await reader.page.getByRole('button', { name: 'Move Mend the gate' }).click()
  const why = /^Start Basin Ridge closes on \d+ \w+ \d{4} and can only be read\. An Admin can reopen it until then\.$/
  await reader.page.getByRole('menuitem', { name: why, disabled: true }).waitFor()

  const back = await house.current.visit(other, overview)
  await back.page.getByRole('button', { name: 'Reopen', exact: true }).click()
  await toldOf(back.page, 'Basin Ridge reopened').waitFor()
  await back.page.getByRole('button', { name: 'Close organization…' }).waitFor()
  await expect.poll(() => world.prisma.closing.count({ where: { rootId: root.id } })).toBe(0)
})
