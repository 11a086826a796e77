// Which root organization something is of, for the lists of people who belong to several.
import type { Context } from './context.ts'
import type { Viewer } from './viewer.ts'

/** The name of the root organization of something; null for who belongs to no other. */
export const rootNameFor = (viewer: Viewer, { rootId }: { rootId: string | null }): string | null =>
  viewer.rootIds.length < 2
    ? null
    : (viewer.memberships.find((membership) => membership.rootId === rootId)?.rootName ?? null)

/** The options of a field that tells it, of a shape that knows its root. */
export const rootNameOfShape = {
  type: 'String',
  nullable: true,
  description: 'The name of its root organization, for viewers who belong to several; null for others.',
  resolve: (row: { rootId: string | null }, _args: object, { viewer }: Pick<Context, 'viewer'>) =>
    viewer && rootNameFor(viewer, row),
} as const

/** The same of a type whose rows know it. */
export const rootName = { ...rootNameOfShape, select: { rootId: true } } as const
