import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import * as t from './__generated__/messages.ts'

export interface Reported {
  readonly name: string
  readonly state: string | null | undefined
  readonly reason: string | undefined
}

const words: Record<string, string> = {
  CREATED: t.assigned2,
  CHANGED: t.hadPartOfItAndHas,
  UNCHANGED: t.hadAsMuchAlready,
}

/** What became of each person. */
export function AssignReport({ report }: { report: readonly Reported[] }) {
  return (
    <Section title={t.whatWasDone} about={t.whoeverCouldNotBeAssignedStays}>
      <Table caption={t.whatBecameOfEachPerson} columns={[t.person, t.outcome]}>
        {report.map(({ name, state, reason }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={reason ? { color: 'var(--ops-late)' } : undefined}>
              {reason ? t.notAssigned({ reason }) : words[state ?? '']}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
