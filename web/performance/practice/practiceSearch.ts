// What the screen of best practices is narrowed to, as it stands in the address.
import * as t from './__generated__/messages.ts'

export const shows = [
  ['gaps', t.gaps],
  ['answered', t.answered],
  ['unanswered', t.noAnswer],
  ['done', t.inPlace],
  ['offered', t.recordDone],
] as const

type Show = (typeof shows)[number][0]

export interface PracticeFilter {
  areas: readonly string[]
  levels: readonly string[]
  show: Show | undefined
  text: string
}

const list = (text: string | null) => text?.split(',').filter(Boolean) ?? []

export const practiceFilter = (search: URLSearchParams): PracticeFilter => ({
  areas: list(search.get('area')),
  levels: list(search.get('level')),
  show: shows.find(([name]) => name === search.get('show'))?.[0],
  text: search.get('text')?.trim().toLowerCase() ?? '',
})

/** The place whose answers are shown; what is not named is the viewer's own. */
export const placeIn = (search: URLSearchParams) => ({
  organizationId: search.get('organization'),
  departmentId: search.get('department'),
  groupId: search.get('group'),
})

export interface Filtered {
  readonly id: string
  readonly area: string
  readonly function: string
  readonly feature: string
  readonly description: string
  readonly requirement: string
  readonly status?: string | null
  readonly isGap: boolean
  readonly offersInPlace: boolean
  readonly standardSolutions: readonly { readonly name: string }[]
}

const isShown = ({ status, isGap, offersInPlace }: Filtered, show: Show | undefined) =>
  !show ||
  { gaps: isGap, answered: Boolean(status), unanswered: !status, done: status === 'IN_PLACE', offered: offersInPlace }[
    show
  ]

const levelOrder = ['REQUIRED', 'RECOMMENDED', 'OPTIONAL']

/** Gaps first, the required ones before others; then what nobody has answered; then the rest. */
const place = ({ isGap, status, requirement }: Filtered) =>
  (isGap ? 0 : status ? 6 : 3) + levelOrder.indexOf(requirement)

/** The practices that fit, in the order in which they are read. */
export function narrowed<Row extends Filtered>(
  practices: readonly Row[],
  { areas, levels, show, text }: PracticeFilter,
): Row[] {
  const words = text.split(/\s+/).filter(Boolean)
  const fits = (practice: Row) => {
    const { area, function: fn, feature, description, requirement, standardSolutions } = practice
    const said = [area, fn, feature, description, ...standardSolutions.map(({ name }) => name)].join(' ').toLowerCase()
    return (
      (!areas.length || areas.includes(area)) &&
      (!levels.length || levels.includes(requirement)) &&
      isShown(practice, show) &&
      words.every((word) => said.includes(word))
    )
  }
  const functions = [...new Set(practices.map(({ area, function: fn }) => `${area} ${fn}`))]
  const orderOf = (practice: Row) => functions.indexOf(`${practice.area} ${practice.function}`) * 10 + place(practice)
  return practices.filter(fits).sort((one, other) => orderOf(one) - orderOf(other))
}
