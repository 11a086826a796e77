import { graphql, useFragment } from 'react-relay'
import type { DelegationsSection_delegations$key } from '../../__generated__/DelegationsSection_delegations.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { DelegationRow } from './DelegationRow.tsx'
import * as t from './__generated__/messages.ts'

interface DelegationsSectionProps {
  title: string
  about: string
  direction: 'incoming' | 'outgoing'
  delegations: DelegationsSection_delegations$key
  /** Told when one was answered or taken back. */
  onMoved: () => void
}

const none = {
  incoming: t.nobodyAsksYouToTakeAnything,
  outgoing: t.youHavePassedNothingOnDelegate,
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
      caption={t.latestFirst({ title })}
      columns={[t.record, direction === 'incoming' ? t.from : t.to2, t.state, t.whatWasSaid, t.asked, t.goesBack, '']}
      empty={none[direction]}
    >
      {delegations.map((delegation) => (
        <DelegationRow key={delegation.id} delegation={delegation} direction={direction} onMoved={onMoved} />
      ))}
    </TableSection>
  )
}
