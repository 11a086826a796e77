// A tree's role matrix as plain data: the defaults, and what the tree has made of them.
import type { Context } from '../../kernel/context.ts'
import { accessLevels, capabilities, cellKey, defaultReach, guardRail, reachOf, reaches } from '../../kernel/policy.ts'
import type { AccessLevel, Capability, Cells, Reach } from '../../kernel/policy.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { sectionOf, sectionTitles } from './sections.ts'
import type { Said } from '../../kernel/messages/text.ts'

export interface MatrixCell {
  rootId: string
  capability: Capability
  level: AccessLevel
  reach: Reach
  defaultReach: Reach
  allowedReaches: Reach[]
  fixedBecause: Said | null
}

export interface MatrixRow {
  rootId: string
  capability: Capability
  section: string
  cells: MatrixCell[]
}

/** What a tree has changed. */
export async function readCells(
  db: Context['db']['prisma'] | Transaction,
  rootId: string,
): Promise<Map<string, Reach>> {
  const rows = await db.policyCell.findMany({ where: { rootId } })
  return new Map(
    rows.map(({ capability, accessLevel, reach }) => [cellKey(capability as Capability, accessLevel), reach]),
  )
}

function cellOf(rootId: string, capability: Capability, level: AccessLevel, cells: Cells): MatrixCell {
  const allowedReaches = reaches.filter((reach) => !guardRail(capability, level, reach))
  const given = defaultReach(capability, level)
  return {
    rootId,
    capability,
    level,
    reach: reachOf(capability, level, cells),
    defaultReach: given,
    allowedReaches,
    fixedBecause: allowedReaches.length ? null : (guardRail(capability, level, given) ?? null),
  }
}

/** All rows, section by section. */
export const rowsOf = (rootId: string, cells: Cells): MatrixRow[] =>
  capabilities
    .map((capability): MatrixRow => ({
      rootId,
      capability,
      section: sectionOf(capability),
      cells: accessLevels.map((level) => cellOf(rootId, capability, level, cells)),
    }))
    .sort((one, other) => sectionTitles.indexOf(one.section) - sectionTitles.indexOf(other.section))
