// Which organization may stand below which, as the server has it: so that only what is legal is offered.
import { typeNames } from './typeNames.ts'

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
  if (moved.can.move && !moved.can.move.allowed) return moved.can.move.reason ?? `${moved.name} can’t be moved.`
  if (target.path.startsWith(moved.path))
    return target.id === moved.id ? 'It stands here.' : `${moved.name} can’t go below itself.`
  if (rootOf(target.path) !== rootOf(moved.path)) return 'An organization stays in its tree.'
  if (moved.parent?.id === target.id) return 'It stands below this one already.'
  if (!target.childTypes.includes(moved.type))
    return `A ${typeNames[moved.type]} can’t stand below a ${typeNames[target.type]}.`
  if (target.isArchived) return `${target.name} is archived.`
  if (!target.can.addChild.allowed) return target.can.addChild.reason ?? 'Nothing can be added here.'
  return undefined
}
