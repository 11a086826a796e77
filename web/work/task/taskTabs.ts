// The tabs of /tasks, each brought by its noun.
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { checklistsTab } from '../checklist/checklistsTab.ts'
import { routinesTab } from '../routine/routinesTab.ts'
import { sopsTab } from '../sop/sopsTab.ts'
import { studiesTab } from '../timestudy/studiesTab.ts'
import { catalogueTab } from './catalogueTab.ts'
import { recordsTab } from './recordsTab.ts'

export interface TaskTab {
  /** Behind /tasks/; empty for the first one. */
  path: string
  label: string
  /** A query route. */
  route: (environment?: Environment) => RouteObject
}

export const taskTabs: readonly TaskTab[] = [catalogueTab, recordsTab, routinesTab, checklistsTab, sopsTab, studiesTab]
