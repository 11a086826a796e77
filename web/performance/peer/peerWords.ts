import { figure } from '../metric/words.ts'
import { number } from '../../kernel/messages/format.ts'
import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const monthName = formatOf('UTC', { month: 'long', year: 'numeric' })

/** A month, from its first day. */
export const monthText = (month: string): string => monthName.format(new Date(`${month}T00:00:00Z`))

interface Industry {
  readonly code: string
  readonly title: string
}

interface Said {
  month: string
  own: number | null | undefined
  percentile: number | null | undefined
  median: number | null | undefined
  contributors: number | null | undefined
  industry: Industry | null | undefined
}

/** How an organization stands, in a sentence or two. */
export function standing({ month, own, percentile, median, contributors, industry }: Said, unit: string): string {
  const told = {
    contributors: contributors == null ? '' : number(contributors),
    code: industry?.code ?? '',
    title: industry?.title ?? '',
    median: figure(median!),
    unit,
    month: monthText(month),
  }
  if (percentile == null) return own == null ? t.medianAlone(told) : t.ownAndMedian({ ...told, own: figure(own) })
  return own == null
    ? t.percentileAlone({ ...told, percentile })
    : t.ownAndPercentile({ ...told, own: figure(own), percentile })
}

/** That a cohort was widened, and to what. */
export const widened = (own: Industry, industry: Industry): string =>
  industry.code.includes('-')
    ? t.widenedToSector({ own: `${own.code} ${own.title}`, code: industry.code })
    : t.widenedToDigits({ own: `${own.code} ${own.title}`, code: industry.code, length: industry.code.length })
