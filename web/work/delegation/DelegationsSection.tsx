import { graphql, useFragment } from 'react-relay'
import type { DelegationsSection_delegations$key } from '../../__generated__/DelegationsSection_delegations.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { DelegationRow } from './DelegationRow.tsx'

interface DelegationsSectionProps {
  title: string
  about: string
  direction: 'incoming' | 'outgoing'
  delegations: DelegationsSection_delegations$key
  /** Told when one was answered or taken back. */
  onMoved: () => void
}

const none = {
  incoming: 'Nobody asks you to take anything.',
  outgoing: 'You have passed nothing on. Delegate a record from its menu: M on its card.',
}

/** Delegations one way, latest first. */
export function DelegationsSection({ title, about, direction, delegations: keys, onMoved }: DelegationsSectionProps) {
  const delegations = useFragment(
    graphql`
      fragment DelegationsSection_delegations on Delegation @relay(plural: true) {
        id
        ...DelegationRow_delegation
      }
    `,
    keys,
  )
  return (
    <TableSection
      title={title}
      about={about}
      caption={`${title}, latest first`}
      columns={['Record', direction === 'incoming' ? 'From' : 'To', 'State', 'What was said', 'Asked', 'Goes back', '']}
      empty={none[direction]}
    >
      {delegations.map((delegation) => (
        <DelegationRow key={delegation.id} delegation={delegation} direction={direction} onMoved={onMoved} />
      ))}
    </TableSection>
  )
}
