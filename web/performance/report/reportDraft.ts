// A report as it is typed, and as an input has it.
import type { Grain } from '../metric/grains.ts'
import { sharingInput, type Sharing } from '../../people/view/SharingFields.tsx'
import type { Within } from '../observation/PlaceWithin.tsx'

export interface ReportDraft {
  name: string
  metricIds: readonly string[]
  organization: { readonly id: string; readonly name: string } | null
  within: Within | null
  grain: Grain
  isRelative: boolean
  periods: string
  fromDay: string
  toDay: string
  shownAs: 'TABLE' | 'LINE'
  sharing: Sharing
}

export const emptyReport: ReportDraft = {
  name: '',
  metricIds: [],
  organization: null,
  within: null,
  grain: 'WEEK',
  isRelative: true,
  periods: '13',
  fromDay: '',
  toDay: '',
  shownAs: 'TABLE',
  sharing: { organizationId: '' },
}

export function inputOfReport({
  name,
  metricIds,
  organization,
  within,
  grain,
  isRelative,
  periods,
  fromDay,
  toDay,
  shownAs,
  sharing,
}: ReportDraft) {
  const scope = within ? { [within.field]: within.id } : { organizationId: organization?.id ?? '' }
  const range = isRelative ? { periods: Number(periods) } : { fromDay: fromDay || null, toDay: toDay || null }
  return { name, metricIds: [...metricIds], scope, grain, ...range, shownAs, ...sharingInput(sharing) }
}

/** What the server need not be asked about. */
export function problemsOf({
  metricIds,
  organization,
  within,
  isRelative,
  periods,
  fromDay,
  toDay,
}: ReportDraft): Record<string, string> {
  return {
    ...(!metricIds.length && { metricIds: 'Choose a metric.' }),
    ...(!organization && !within && { scope: 'Choose what it is of.' }),
    ...(isRelative && !/^\d{1,6}$/.test(periods.trim()) && { periods: 'Write a whole number, 1 to 500.' }),
    ...(!isRelative && !fromDay && { fromDay: 'Choose the first day.' }),
    ...(!isRelative &&
      fromDay &&
      toDay &&
      fromDay > toDay && { toDay: 'Choose a last day that is not before the first.' }),
  }
}
