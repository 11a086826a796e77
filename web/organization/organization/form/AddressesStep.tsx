import { graphql, useFragment } from 'react-relay'
import type { AddressesStep_query$key } from '../../../__generated__/AddressesStep_query.graphql.ts'
import { AddressFields } from './AddressFields.tsx'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

export function AddressesStep({ query, draft, change, problems }: StepProps & { query: AddressesStep_query$key }) {
  const { countries } = useFragment(
    graphql`
      fragment AddressesStep_query on Query {
        countries {
          code
          name
        }
      }
    `,
    query,
  )
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <AddressFields
        title={t.registeredAt}
        path="registrantAddress"
        address={draft.registrant}
        onChange={(registrant) => change({ registrant })}
        countries={countries}
        problems={problems}
      />
      <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
        <input
          type="checkbox"
          checked={draft.isSameAddress}
          onChange={(event) => change({ isSameAddress: event.target.checked })}
        />
        {t.mailGoesToTheSameAddress}
      </label>
      {draft.isSameAddress ? null : (
        <AddressFields
          title={t.forMail}
          path="mailingAddress"
          address={draft.mailing}
          onChange={(mailing) => change({ mailing })}
          countries={countries}
          problems={problems}
        />
      )}
    </div>
  )
}
