// Which root organization something is of, for the lists of people who belong to several.
import type { Context } from './context.ts'

/** The options of a field that tells it, of a shape that knows its root. */
export const rootNameOfShape = {
  type: 'String',
  nullable: true,
  description: 'The name of its root organization, for viewers who belong to several; null for others.',
  resolve({ rootId }: { rootId: string | null }, _args: object, { viewer }: Pick<Context, 'viewer'>): string | null {
    if (!viewer || viewer.rootIds.length < 2) return null
    return viewer.memberships.find((membership) => membership.rootId === rootId)?.rootName ?? null
  },
} as const

/** The same of a type whose rows know it. */
export const rootName = { ...rootNameOfShape, select: { rootId: true } } as const
