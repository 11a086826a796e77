import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DriftSection_query$key } from '../../__generated__/DriftSection_query.graphql.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { driftText, minutesText } from './duration.ts'

/** Where the last runs took another time than the service time says; nothing where none did. */
export function DriftSection({ query: key }: { query: DriftSection_query$key }) {
  const { serviceTimeProposals: proposals } = useFragment(
    graphql`
      fragment DriftSection_query on Query {
        serviceTimeProposals {
          currentMins
          medianMins
          taskItem {
            id
            name
          }
        }
      }
    `,
    key,
  )
  if (!proposals.length) return null
  return (
    <Section title="Drifted" about="The median of the last ten runs is more than 15 % off the service time.">
      <Table
        caption="Work that has drifted"
        columns={[
          'Work',
          { label: 'Service time', number: true },
          { label: 'Last ten runs', number: true },
          { label: 'Drift', number: true },
        ]}
      >
        {proposals.map(({ currentMins, medianMins, taskItem }) => (
          <tr key={taskItem.id}>
            <th scope="row">
              <Link to={`/tasks/item/${taskItem.id}#service-time`}>{taskItem.name}</Link>
            </th>
            <td className="number">{minutesText(currentMins)} min</td>
            <td className="number">{minutesText(medianMins)} min</td>
            <td className="number">{driftText(currentMins, medianMins)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
