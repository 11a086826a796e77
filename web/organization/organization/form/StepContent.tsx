import { graphql, useFragment } from 'react-relay'
import type { StepContent_query$key } from '../../../__generated__/StepContent_query.graphql.ts'
import { AddressesStep } from './AddressesStep.tsx'
import { DepartmentsStep } from './DepartmentsStep.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { IndustryStep } from './IndustryStep.tsx'
import { ParentStep } from './ParentStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { StepProps } from './StepProps.ts'
import type { StepName } from './steps.ts'

interface StepContentProps extends StepProps {
  step: StepName
  query: StepContent_query$key
  /** The organization that is edited. */
  id?: string
  seesEmployer: boolean
}

/** The fields of a step. */
export function StepContent({ step, query, id, seesEmployer, ...props }: StepContentProps) {
  const lists = useFragment(
    graphql`
      fragment StepContent_query on Query {
        ...IdentityStep_query
        ...AddressesStep_query
      }
    `,
    query,
  )
  switch (step) {
    case 'identity':
      return <IdentityStep {...props} query={lists} id={id} seesEmployer={seesEmployer} />
    case 'addresses':
      return <AddressesStep {...props} query={lists} />
    case 'industry':
      return <IndustryStep {...props} />
    case 'parent':
      return <ParentStep {...props} />
    case 'place':
      return <PlaceStep {...props} />
    case 'departments':
      return <DepartmentsStep {...props} organizationId={id ?? props.draft.parent?.id} />
    default:
      return <ReviewStep draft={props.draft} />
  }
}
