// Which organization may stand below which, as the server has it: so that only what is legal is offered.
import { typeNames } from './typeNames.ts'
import * as t from './__generated__/messages.ts'

export interface Movable {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly path: string
  readonly parent?: { readonly id: string } | null
  readonly can: { readonly move?: { readonly allowed: boolean; readonly reason?: string | null } }
}

export interface Target {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly path: string
  readonly isArchived: boolean
  readonly childTypes: readonly string[]
  readonly can: { readonly addChild: { readonly allowed: boolean; readonly reason?: string | null } }
}

const rootOf = (path: string) => path.split('/')[1]

/** Why one can't move below another; undefined where it can. */
export function whyNotBelow(moved: Movable, target: Target): string | undefined {
  if (moved.can.move && !moved.can.move.allowed) return moved.can.move.reason ?? t.cantBeMoved({ name: moved.name })
  if (target.path.startsWith(moved.path))
    return target.id === moved.id ? t.itStandsHere : t.cantGoBelowItself({ name: moved.name })
  if (rootOf(target.path) !== rootOf(moved.path)) return t.anOrganizationStaysInItsTree
  if (moved.parent?.id === target.id) return t.itStandsBelowThisOneAlready
  if (!target.childTypes.includes(moved.type))
    return t.aCantStandBelowA({ typeNames: typeNames[moved.type] ?? '', typeNames2: typeNames[target.type] ?? '' })
  if (target.isArchived) return t.isArchived({ name: target.name })
  if (!target.can.addChild.allowed) return target.can.addChild.reason ?? t.nothingCanBeAddedHere
  return undefined
}
