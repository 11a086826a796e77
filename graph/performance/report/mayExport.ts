import type { Scope } from '../observation/scope.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Whoever may export what is there; of themselves whoever may export their own. */
export const mayExport = (viewer: Viewer, { kind, id, rootId, organizationId }: Scope): boolean =>
  reachesPlaced(viewer, 'export', { rootId, organizationId, departmentId: null, groupId: null }) ||
  (kind === 'PERSON' && id === viewer.id && viewer.scope('export').length > 0)
