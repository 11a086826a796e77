// The tabs of /tasks, each brought by its noun.
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { checklistsTab } from '../../work/checklist/checklistsTab.ts'
import { routinesTab } from '../../work/routine/routinesTab.ts'
import { sopsTab } from '../../work/sop/sopsTab.ts'
import { studiesTab } from '../../work/timestudy/studiesTab.ts'
import { catalogueTab } from '../../work/task/catalogueTab.ts'
import { recordsTab } from './recordsTab.ts'

export interface TaskTab {
  /** Behind /tasks/; empty for the first one. */
  path: string
  label: string
  /** A query route. */
  route: (environment?: Environment) => RouteObject
}

export const taskTabs: readonly TaskTab[] = [catalogueTab, recordsTab, routinesTab, checklistsTab, sopsTab, studiesTab]
