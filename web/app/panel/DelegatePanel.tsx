import { graphql, useFragment } from 'react-relay'
import type { DelegatePanel_action$key } from '../../__generated__/DelegatePanel_action.graphql.ts'
import { DelegationChain } from '../../work/delegation/DelegationChain.tsx'
import { useTemplate } from './useTemplate.ts'

/** The delegation of a record; the note for who is asked begins with that of the procedure. */
export function DelegatePanel({ action: key, note }: { action: DelegatePanel_action$key; note?: string }) {
  const action = useFragment(
    graphql`
      fragment DelegatePanel_action on Action {
        ...useTemplate_action
        ...DelegationChain_action
      }
    `,
    key,
  )
  const filledIn = useTemplate(action)
  return <DelegationChain action={action} note={note && filledIn(note)} />
}
