import { number } from '../../kernel/messages/format.ts'
import { graphql, useFragment } from 'react-relay'
import type { AdherenceSection_dashboard$key } from '../../__generated__/AdherenceSection_dashboard.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { shareText } from './shareText.ts'
import * as t from './__generated__/messages.ts'

/** How what was completed kept to its times, by action class. */
export function AdherenceSection({ dashboard }: { dashboard: AdherenceSection_dashboard$key }) {
  const { adherence } = useFragment(
    graphql`
      fragment AdherenceSection_dashboard on Dashboard {
        adherence {
          actionClass {
            id
            name
          }
          completed
          due
          onTime
          timed
          serviceMins
          workedMins
        }
      }
    `,
    dashboard,
  )
  const total = adherence.reduce(
    (sum, one) => ({
      completed: sum.completed + one.completed,
      due: sum.due + one.due,
      onTime: sum.onTime + one.onTime,
      timed: sum.timed + one.timed,
      serviceMins: sum.serviceMins + one.serviceMins,
      workedMins: sum.workedMins + one.workedMins,
    }),
    { completed: 0, due: 0, onTime: 0, timed: 0, serviceMins: 0, workedMins: 0 },
  )
  const cells = ({ completed, due, onTime, timed, serviceMins, workedMins }: typeof total) => (
    <>
      <td className="number">{number(completed)}</td>
      <td className="number" title={due ? t.ofThatHadAnEnd({ onTime, due }) : undefined}>
        {shareText(onTime, due)}
      </td>
      <td
        className="number"
        title={timed ? t.minWorkedMinOfServiceTime({ workedMins, serviceMins, timed }) : undefined}
      >
        {shareText(workedMins, serviceMins)}
      </td>
    </>
  )
  return (
    <TableSection
      title={t.adherence}
      about={t.whatWasCompletedInTheLast}
      cell={90}
      caption={t.adherenceByActionClass}
      columns={[
        t.class,
        { label: t.completed, number: true },
        { label: t.onTime, number: true },
        { label: t.timeTakenOfServiceTime, number: true },
      ]}
      empty={t.noDataNothingWasCompletedIn}
    >
      {adherence.length
        ? [...adherence, { actionClass: { id: 'all', name: t.total }, ...total }].map(({ actionClass, ...one }) => (
            <tr key={actionClass.id}>
              <th scope="row">{actionClass.name}</th>
              {cells(one)}
            </tr>
          ))
        : []}
    </TableSection>
  )
}
