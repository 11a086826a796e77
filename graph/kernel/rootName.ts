// Which root organization something is of, for the lists of people who belong to several.
import type { Context } from './context.ts'

/** The options of a field that tells it, of a type whose rows know their root. */
export const rootName = {
  type: 'String',
  nullable: true,
  description: 'The name of its root organization, for viewers who belong to several; null for others.',
  select: { rootId: true },
  resolve({ rootId }: { rootId: string | null }, _args: object, { viewer }: Pick<Context, 'viewer'>): string | null {
    if (!viewer || viewer.rootIds.length < 2) return null
    return viewer.memberships.find((membership) => membership.rootId === rootId)?.rootName ?? null
  },
} as const
