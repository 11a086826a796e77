import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { capabilities, cellKey, guardRail, type AccessLevel, type Capability, type Reach } from '../../kernel/policy.ts'
import * as t from './__generated__/messages.ts'

export interface CellChange {
  capability: Capability
  accessLevel: AccessLevel
  reach: Reach
  seen?: Reach | null
}

/** Changes of cells that are within the guard rails, no cell twice; throws and names each that is not. */
export function checkCells(
  cells: readonly (Omit<CellChange, 'capability'> & { capability: string })[],
  at = 'cells',
): CellChange[] {
  const problems: FieldProblem[] = []
  const places = new Map<string, number>()
  cells.forEach(({ capability, accessLevel, reach }, i) => {
    if (!capabilities.includes(capability as Capability)) {
      problems.push({ path: `${at}.${i}.capability`, message: t.noCapability })
      return
    }
    const rail = guardRail(capability as Capability, accessLevel, reach)
    if (rail) problems.push({ path: `${at}.${i}.reach`, message: rail })
    const key = cellKey(capability as Capability, accessLevel)
    const before = places.get(key)
    if (before !== undefined)
      problems.push({ path: `${at}.${i}.accessLevel`, message: t.cellTwice({ path: `${at}.${before}` }) })
    places.set(key, i)
  })
  if (problems.length) throw new ValidationError(problems)
  return cells as CellChange[]
}
