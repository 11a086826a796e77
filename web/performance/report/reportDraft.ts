// A report as it is typed, and as an input has it.
import type { Grain } from '../metric/grains.ts'
import { scopeNamed } from '../metric/scopes.ts'
import { sharingInput, type Sharing } from '../../people/view/SharingFields.tsx'
import type { Within } from '../observation/PlaceWithin.tsx'
import * as t from './__generated__/messages.ts'

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
  const scope = within ? scopeNamed(within.field, within.id) : scopeNamed('organizationId', organization?.id ?? '')
  const range = isRelative ? { periods: Number(periods) } : { days: { fromDay, toDay } }
  return { name, metricIds: [...metricIds], scope, grain, range, shownAs, ...sharingInput(sharing) }
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
    ...(!metricIds.length && { metricIds: t.chooseAMetric }),
    ...(!organization && !within && { scope: t.chooseWhatItIsOf }),
    ...(isRelative && !/^\d{1,6}$/.test(periods.trim()) && { 'range.periods': t.writeAWholeNumber1To }),
    ...(!isRelative && !fromDay && { 'range.days.fromDay': t.chooseTheFirstDay }),
    ...(!isRelative && !toDay && { 'range.days.toDay': t.chooseTheLastDay }),
    ...(!isRelative && fromDay && toDay && fromDay > toDay && { 'range.days.toDay': t.chooseALastDayThatIs }),
  }
}
