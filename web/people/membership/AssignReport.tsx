import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'

export interface Reported {
  readonly name: string
  readonly state: string | null | undefined
  readonly reason: string | undefined
}

const words: Record<string, string> = {
  CREATED: 'Assigned',
  CHANGED: 'Had part of it, and has all of it now',
  UNCHANGED: 'Had as much already',
}

/** What became of each person. */
export function AssignReport({ report }: { report: readonly Reported[] }) {
  return (
    <Section title="What was done" about="Whoever could not be assigned stays chosen.">
      <Table caption="What became of each person" columns={['Person', 'Outcome']}>
        {report.map(({ name, state, reason }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={reason ? { color: 'var(--ops-late)' } : undefined}>
              {reason ? `Not assigned. ${reason}` : words[state ?? '']}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
