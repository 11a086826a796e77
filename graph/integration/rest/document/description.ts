import { purpose } from '../../../kernel/policy.ts'
import type { RestRow } from '../rest.ts'

/** Who may, in words. */
const whoMay = ({ policy }: Pick<RestRow, 'policy'>): string => {
  if (policy === 'public') return 'Anyone'
  return policy === 'signedIn' ? 'Signed-in users, within their own access' : `Users who may ${String(purpose(policy))}`
}

/** What the document says of a row at length: who may call it, its twins in the graph, its example. */
export function description(row: RestRow, twins: string[]): string {
  const { madeBy, as } = row.example
  return [
    `${whoMay(row)}.`,
    ...(twins.length ? [`In the graph: ${twins.map((twin) => `\`${twin}\``).join(', ')}.`] : []),
    as ? `The example is a call of ${as}.` : 'The example is a call of anybody.',
    ...(madeBy ? [usedUp(madeBy)] : []),
  ].join(' ')
}

const usedUp = ({ call, field, into }: NonNullable<RestRow['example']['madeBy']>): string =>
  field
    ? `It uses up what it names: ${call} makes another, whose ${field} goes into ${into}.`
    : `It uses up what it names: the example of ${call} makes it again.`
