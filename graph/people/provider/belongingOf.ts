import type { Viewer } from '../../kernel/viewer.ts'
import type { Belonging } from './requireOnlyHere.ts'

/** Where somebody who has signed in belongs, as seen from an organization. */
export const belongingOf = ({ memberships }: Viewer, rootId: string): Belonging => ({
  belongs: memberships.some((one) => one.rootId === rootId),
  other: memberships.find((one) => one.rootId !== rootId)?.rootName ?? null,
})
