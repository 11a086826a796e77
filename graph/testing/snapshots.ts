// What somebody sees of the work of their organization at a moment: the board, its grids, lists and records, whole.
import type { Person } from './rows.ts'
import type { World } from './world.ts'

const record = `
  key title description poNumber state stateName bucket boardOrder isScheduled serviceTimeMins statusReason statusAt resumeAt
  mandatoryItems mandatoryOpen version createdAt updatedAt requiresSignOff
  actionClass { name } priority { name } schedule { start end } actual { start end workedSecs }
  escalation { level to { name } } signOff { at by { name } }
  organization { name } department { name } group { name } taskItem { name } location { name }
  creator { name } assignee { name } completedBy { name } delegator { name } delegate { name }`

const whole = `
  ${record}
  clocks { kind state isForAnswer target startsAt dueAt minutesLeft pausedAt stoppedAt firedAt }
  escalationLadder { steps { fromLevel level person { name } actor { name } clock reason at answer answeredBy { name } answeredAt }
    next { at clock level personName } }
  delegations { depth state stateName from { name } to { name } note until at answeredAt endedAt }
  checklists { revision submittedAt submittedBy { name }
    entries { item { prompt } answer { passed text note failed answeredAt answeredBy { name } } } }
  procedures { procedure { name } status changes { status at by { name } } }
  notes { totalCount nodes { text createdAt author { name } } }
  history(filter: {}) { totalCount nodes { version label stateName reason at actor { name } onBehalfOf { name } changes { field before after } } }
  thread { messageCount lastAt lastMessage { text } messages { totalCount nodes { text } } }
  breach { isOpen recoveredAt outcome openedAt value }`

const source = `query ($asOf: DateTime, $filter: ActionFilter, $orderBy: ActionOrder, $groupBy: ActionGrouping, $first: Int) {
  board(asOf: $asOf) {
    buckets { name count { value isExact }
      actions(first: 100) { totalCount edges { cursor node { ${whole} } } } }
    grids { name count entries(first: 100) { edges { cursor node {
      ... on Action { key title metricWarning }
      ... on Appointment { key name status schedule { startsAt endsAt } place cancelledAt version } } } } }
  }
  narrowed: board(filter: $filter, asOf: $asOf) {
    buckets { name count { value } actions(first: 3) { nodes { key } pageInfo { hasNextPage endCursor } } }
    grids { name count }
  }
  actionGrid(filter: $filter, orderBy: $orderBy, groupBy: $groupBy, asOf: $asOf) {
    count groups { key label count }
    rows(first: $first) { totalCount isTotalCountExact nodes { ${record} } pageInfo { hasNextPage endCursor } }
  }
  all: actionGrid(orderBy: $orderBy, asOf: $asOf) {
    count rows(first: 100) { nodes { ${whole} } } from: rows(first: 5, startIndex: 3) { nodes { key } }
  }
}`

export interface Question {
  filter: object
  orderBy: object
  groupBy: string | null
  first: number
}

type Answer = Record<string, unknown>

/** Of a warning it is told that there is one: its value goes on, and is not kept. */
const withoutValue = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'metricWarning' in value
    ? { ...value, metricWarning: value.metricWarning !== null }
    : value

/** What they see now, or of an instant of the past. */
export async function snapshot(world: World, person: Person, question: Question, asOf?: Date): Promise<Answer> {
  const answer = await world.ask(person, source, { ...question, asOf: asOf?.toISOString() })
  return JSON.parse(JSON.stringify(answer, withoutValue)) as Answer
}
