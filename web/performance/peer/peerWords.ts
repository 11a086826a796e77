import { figure } from '../metric/words.ts'
import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const monthName = formatOf('UTC', { month: 'long', year: 'numeric' }, 'en')

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
  const whom = t.atLeastOrganizationsIn({
    contributors: contributors ?? '',
    code: industry?.code ?? '',
    title: industry?.title ?? '',
  })
  const mine =
    own == null ? t.noValueOfYourOwn({ monthText: monthText(month) }) : `${monthText(month)}: ${figure(own)} ${unit}`
  const place =
    percentile == null ? t.theMedianIs({ figure: figure(median!), unit }) : t.ofThemDoNoBetter({ percentile })
  return percentile == null
    ? `${mine}. Of ${whom} ${place}.`
    : `${mine}. Of ${whom}, yours among them, ${place}; their median is ${figure(median!)} ${unit}.`
}

/** That a cohort was widened, and to what. */
export const widened = (own: Industry, industry: Industry): string =>
  `${own.code} ${own.title} has too few to compare, so the cohort is widened to ${industry.code}, ${industry.code.includes('-') ? 'its sector' : t.theFirstDigits({ length: industry.code.length })}.`
