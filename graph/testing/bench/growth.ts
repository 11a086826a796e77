// What board and list cost as a database grows: where other tenants do, and where the viewer's own does.
import { boardDocument } from './documents.ts'
import { graphqlCall, inTurn, listCall, median, throughput } from './load.ts'
import { signIn, startOurs, type BenchViewer } from './processes.ts'
import { sized } from './size.ts'

const small = sized(10_000, 500)
const large = sized(1_000_000, 2_000)
const goal = 1.3

/** The tenants of the small database, and of the large one, where a hundred times the work has as many more hands. */
export const smallTenants = [{ name: 'Carrier', organizations: 1, records: small }]
export const largeTenants = [
  ...smallTenants,
  { name: 'Vast', organizations: 1, records: large - small, people: sized(4_000, 40) },
]

const paths = { board: (viewer: BenchViewer) => graphqlCall(viewer, boardDocument), list: listCall }

/** One of each access level. */
const hands = [1, 2, 3, 5, 20]

export async function growth(smallUrl: string, largeUrl: string) {
  const before = await startOurs(smallUrl)
  const after = await startOurs(largeUrl)
  const people = async (port: number, tenant: string) => Promise.all(hands.map((hand) => signIn(port, tenant, hand)))
  const sides = {
    small: { port: before, viewers: await people(before, 'carrier-1') },
    others: { port: after, viewers: await people(after, 'carrier-1') },
    own: { port: after, viewers: await people(after, 'vast-1') },
  }
  for (const [name, call] of Object.entries(paths)) {
    const measure = ({ port, viewers }: (typeof sides)['small']) =>
      throughput(port, inTurn(viewers, call), { seconds: 2 })
    const rounds: Record<keyof typeof sides, number>[] = []
    for (const side of Object.values(sides)) await measure(side)
    for (let round = 0; round < sized(5, 1); round++) {
      rounds.push({
        small: await measure(sides.small),
        others: await measure(sides.others),
        own: await measure(sides.own),
      })
    }
    const cost = (side: 'others' | 'own') => median(rounds.map((round) => round.small / round[side])).toFixed(2)
    console.log(
      `${name.padEnd(12)} at ${large} records costs ${cost('others')} × what it costs at ${small} where others grow, ${cost('own')} × where the viewer's own organization does (goal ${goal})`,
    )
  }
}
