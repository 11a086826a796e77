import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RoutinesOf_taskRecord$key } from '../__generated__/RoutinesOf_taskRecord.graphql.ts'
import { Empty } from '../ui/Empty.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { Section } from '../ui/Section.tsx'
import { Table } from '../ui/Table.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { RoutineRow } from './RoutineRow.tsx'

/** How often a task record falls due, as a section of its page. */
export function RoutinesOf({ taskRecord: key, onChanged }: { taskRecord: RoutinesOf_taskRecord$key; onChanged: () => void }) {
  const taskRecord = useFragment(
    graphql`
      fragment RoutinesOf_taskRecord on TaskRecord {
        id
        organization {
          id
          timeZone
        }
        viewerCanEdit {
          allowed
        }
        series {
          id
          ...RoutineRow_series
        }
      }
    `,
    key,
  )
  const [isAdding, setAdding] = useState(false)
  const { id, organization, series, viewerCanEdit } = taskRecord
  const done = () => {
    setAdding(false)
    onChanged()
  }
  return (
    <Section
      title="Routine"
      actions={
        viewerCanEdit.allowed ? (
          <PlainButton type="button" className="outlined" onClick={() => setAdding(true)}>
            New routine
          </PlainButton>
        ) : null
      }
    >
      {series.length ? (
        <Table caption="Each routine" columns={['Routine', 'When', 'Next', 'Last 30 days', '']}>
          {series.map((one) => (
            <RoutineRow key={one.id} series={one} onChanged={onChanged} />
          ))}
        </Table>
      ) : (
        <Empty>It falls due when somebody makes a record of it. A routine does that by the clock.</Empty>
      )}
      {isAdding ? <RoutineDialog taskRecord={{ id, organizationId: organization.id, timeZone: organization.timeZone }} onClose={() => setAdding(false)} onDone={done} /> : null}
    </Section>
  )
}
