import type { PaletteQuery$data, SearchKind } from '../../__generated__/PaletteQuery.graphql.ts'
import type { Entry } from './entries.ts'
import { searchHeadings } from './searchHeadings.ts'

type Hit = PaletteQuery$data['search']['edges'][number]['node']
type Kind = Exclude<SearchKind, '%future added value'>

/** Records open over the screen where one is, if it has them, else over the board. */
const over = (pathname: string, search: string, part: string) =>
  pathname.startsWith('/activerecords')
    ? `/activerecords/${part}${search}`
    : `/home/${part}${pathname.startsWith('/home') ? search : ''}`

const paths: Record<Kind, (hit: Hit, pathname: string, search: string) => string> = {
  ACTION: ({ addressKey }, pathname, search) => over(pathname, search, `record/${addressKey}`),
  TASK_ITEM: ({ nodeId }) => `/tasks/item/${nodeId}`,
  TASK_RECORD: ({ title }) => `/tasks/records?q=${encodeURIComponent(title)}`,
  PERSON: ({ nodeId }) => `/people/${nodeId}`,
  ORGANIZATION: ({ nodeId }) => `/orgOverview/${nodeId}`,
  APPOINTMENT: ({ addressKey }) => `/home/appointment/${addressKey}`,
  LOCATION: ({ organizationId, title }) =>
    `/orgOverview/${organizationId}/places?only=1&place=${encodeURIComponent(title)}`,
  VEHICLE: ({ nodeId }) => `/vehicles/${nodeId}`,
  CONTACT: ({ title }) => `/contacts?find=${encodeURIComponent(title)}`,
  SOP: ({ nodeId }) => `/tasks/sop/${nodeId}`,
  CHECKLIST: ({ nodeId }) => `/tasks/checklist/${nodeId}`,
  TOUR: ({ nodeId }) => `/actonTourSettings/tour/${nodeId}`,
  BENCHMARK: ({ nodeId }) => `/benchmark?id=${encodeURIComponent(nodeId)}`,
  METRIC: ({ nodeId }) => `/metricslibrary?metric=${encodeURIComponent(nodeId)}`,
}

/** Something that was found, as the palette shows it; nothing of a kind that is newer than this page. */
export function hitEntry(hit: Hit, { pathname, search }: { pathname: string; search: string }): Entry[] {
  const kind = hit.kind as Kind
  if (!paths[kind]) return []
  const detail = [hit.key, hit.where].filter(Boolean).join(' · ')
  return [
    {
      id: hit.nodeId,
      group: searchHeadings[kind],
      title: hit.title,
      detail,
      isOver: hit.isOver,
      to: paths[kind](hit, pathname, search),
    },
  ]
}
