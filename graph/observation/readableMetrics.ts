import type { Viewer } from '../viewer.ts'

/** The trees whose metrics a viewer reads, as a where: what is measured is known to everybody who reads any metric there. */
export const readableMetrics = (viewer: Viewer) => ({
  rootId: { in: [...new Set(viewer.memberships.filter((one) => !['NONE', 'OWN'].includes(viewer.reachWith('metrics.read', one))).map(({ rootId }) => rootId))] },
})
