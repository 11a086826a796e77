import type { Viewer } from '../../kernel/viewer.ts'
import type { ItemKey } from './toolbarItems.ts'

/** Whether an item is there for somebody: assigning roles only for who may assign. */
export const mayUseItem = (viewer: Viewer, key: ItemKey): boolean =>
  key !== 'ROLE_ASSIGN' || viewer.scope('departments.assign').length > 0
