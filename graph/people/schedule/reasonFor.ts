import type { Context } from '../../kernel/context.ts'
import { permissionFor } from './person.ts'

interface Reasoned {
  reason: string
  userId: string
  rootId: string
}

/** Why somebody is away, for themselves and who may edit it; null for others. */
export const reasonFor = async ({ reason, userId, rootId }: Reasoned, _args: unknown, context: Context) =>
  userId === context.requireViewer().id || (await permissionFor(context, userId, rootId)).allowed ? reason : null
