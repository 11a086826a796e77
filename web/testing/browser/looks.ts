// Looks at a screen in both themes, wide and narrow: what axe finds wrong, and what sticks out of the page.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, colours } from '../../../graph/testing/accessibility.ts'
import type { Person } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'
import { ownBoard, type Listed } from './board.ts'

const widths = [1440, 768, 390]

/** A board with a record of each kind. */
export async function ownRecords(world: World): Promise<{ admin: Person; action: Listed }> {
  const { at, admin } = await ownBoard(world)
  const spot = await world.group(at, 'Maintenance')
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const record = (more: object) => world.action(at, admin, { ...spot, assigneeId: admin.id, ...more })
  const title = 'Call back Halvorsen Foods on the delivery window, and agree on a place for the pallets'
  const action = await record({ title, priorityId: 1, scheduledStart: soon(-2), scheduledEnd: soon(0.5) })
  await record({ priorityId: 2, scheduledEnd: soon(-3) })
  for (let priorityId = 0; priorityId < 10; priorityId++) await record({ priorityId, scheduledEnd: soon(40) })
  await record({ state: 'STARTED', actualStart: soon(-0.5), serviceTimeMins: 45 })
  await record({ state: 'WAITING_EXTERNAL', statusReason: 'Waits for the landlord', resumeAt: soon(50) })
  await record({ state: 'ESCALATED', statusReason: 'No parts', escalatedLevel: 'TACTICAL' })
  await record({ state: 'DELEGATED', delegatorId: admin.id, delegateId: admin.id })
  await record({ status: 7 })
  return { admin, action }
}

interface Part {
  /** Rules that do not apply to it. */
  except?: string[]
  within?: string
}

/** What axe finds in both themes: all in the light one, in the dark one what comes of colours. It stays light. */
export async function problemsInBoth(page: Page, part: Part = {}): Promise<string[]> {
  const paint = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  }
  await paint('dark')
  const dark = await accessibilityProblems(page, { ...part, only: colours })
  await paint('light')
  const light = await accessibilityProblems(page, part)
  return [...light.map((problem) => `light: ${problem}`), ...dark.map((problem) => `dark: ${problem}`)]
}

/** Looks at a page in both themes and all widths; axe at the widest and the narrowest. */
export async function lookAt(page: Page, part?: Part) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (beyond > 0) found.push(`${width}: ${beyond} px beyond the page`)
    if (width === 768) continue
    for (const problem of await problemsInBoth(page, part)) found.push(`${width} ${problem}`)
  }
  expect(found).toEqual([])
}
