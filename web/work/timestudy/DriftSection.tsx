import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DriftSection_query$key } from '../../__generated__/DriftSection_query.graphql.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { driftText, minutesText } from './duration.ts'
import * as t from './__generated__/messages.ts'

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
    <Section title={t.drifted} about={t.theMedianOfTheLastTen}>
      <Table
        caption={t.workThatHasDrifted}
        columns={[
          t.work,
          { label: t.serviceTime, number: true },
          { label: t.lastTenRuns, number: true },
          { label: t.drift, number: true },
        ]}
      >
        {proposals.map(({ currentMins, medianMins, taskItem }) => (
          <tr key={taskItem.id}>
            <th scope="row">
              <Link to={`/tasks/item/${taskItem.id}#service-time`}>{taskItem.name}</Link>
            </th>
            <td className="number">{t.min({ minutesText: minutesText(currentMins) })}</td>
            <td className="number">{t.min({ minutesText: minutesText(medianMins) })}</td>
            <td className="number">{driftText(currentMins, medianMins)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
