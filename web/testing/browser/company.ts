// A company of a test's own, and the words by which it finds its organizations.
import type { Locator, Page } from 'playwright-core'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'

interface Company {
  admin: Person
  root: Organization
  west: Organization
  east: Organization
  reno: Organization
  night: Organization
}

/** A company with two divisions, a location and a branch. */
export async function ownCompany(world: World): Promise<Company> {
  const root = await world.organization({ name: 'Cascade Freight Lines' })
  const admin = await world.user(root, 'ADMIN')
  const west = await world.organization({ parent: root, name: 'Western Division' })
  const east = await world.organization({ parent: root, name: 'Eastern Division' })
  const reno = await world.organization({ parent: west, type: 'LOCATION', name: 'Reno Terminal' })
  const night = await world.organization({ parent: reno, type: 'BRANCH', name: 'Night Shift' })
  return { admin, root, west, east, reno, night }
}

export const item = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name},`) })
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
