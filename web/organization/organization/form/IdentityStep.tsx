import { graphql, useFragment } from 'react-relay'
import type { IdentityStep_query$key } from '../../../__generated__/IdentityStep_query.graphql.ts'
import { Field, SelectField, TextArea } from '../../../kernel/ui/Field.tsx'
import { typeNames } from '../typeNames.ts'
import { Columns } from './Columns.tsx'
import { DuplicateWarning } from './DuplicateWarning.tsx'
import { ReferenceSelect } from './ReferenceSelect.tsx'
import { StateSelect } from './StateSelect.tsx'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

interface IdentityStepProps extends StepProps {
  query: IdentityStep_query$key
  /** The organization that is edited: its type stays, and it is no duplicate of itself. */
  id?: string
  /** Whether the employer identifier may be seen here. */
  seesEmployer: boolean
}

export function IdentityStep({ query, draft, change, problems, id, seesEmployer }: IdentityStepProps) {
  const lists = useFragment(
    graphql`
      fragment IdentityStep_query on Query {
        legalForms: reference(list: LEGAL_ENTITY_TYPE) {
          id
          name
          active
        }
        identifierTypes: reference(list: GOVT_ENTITY_TYPE) {
          id
          name
          active
        }
        auditStatuses: reference(list: AUDIT_STATUS) {
          id
          name
          active
        }
        platformStatuses: reference(list: PLATFORM_STATUS) {
          id
          name
          active
        }
        partnerTypes: reference(list: TTP_TYPE) {
          id
          name
          active
        }
        countries {
          code
          name
        }
      }
    `,
    query,
  )
  const typed = (
    name: 'legalName' | 'dbaName' | 'employerIdentifier' | 'orgUid' | 'website' | 'contact' | 'description',
  ) => ({
    name,
    value: draft[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const listed = (
    name: 'legalEntityTypeId' | 'govtIdentifierTypeId' | 'auditStatusId' | 'platformStatusId' | 'ttpId',
  ) => ({
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <Columns>
      <Field label={t.legalName} required maxLength={120} autoComplete="off" {...typed('legalName')} />
      <Field
        label={t.doingBusinessAs}
        maxLength={120}
        autoComplete="off"
        help={t.whereItTradesUnderAnotherName}
        {...typed('dbaName')}
      />
      <div className="whole">
        <DuplicateWarning legalName={draft.legalName} employerIdentifier={draft.employerIdentifier} exceptId={id} />
      </div>
      {id ? null : (
        <SelectField
          label={t.type}
          required
          value={draft.type}
          problem={problems.type}
          onChange={(event) => change({ type: event.target.value })}
          help={t.corporationDivisionLocationBranchLevelsMay}
        >
          {Object.entries(typeNames).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {seesEmployer ? (
        <Field
          label={t.employerIdentifierEin}
          placeholder="12-3456789"
          autoComplete="off"
          help={t.twoDigitsAHyphenSevenDigits}
          {...typed('employerIdentifier')}
        />
      ) : null}
      <ReferenceSelect label={t.kindOfIdentifier} items={lists.identifierTypes} {...listed('govtIdentifierTypeId')} />
      <ReferenceSelect label={t.legalForm} items={lists.legalForms} {...listed('legalEntityTypeId')} />
      <SelectField
        label={t.countryOfIncorporation}
        value={draft.country}
        onChange={(event) => change({ country: event.target.value, stateOfIncorporation: '' })}
      >
        <option value="">{t.notGiven}</option>
        {lists.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <StateSelect
        label={t.stateOfIncorporation}
        country={draft.country}
        value={draft.stateOfIncorporation}
        problem={problems.stateOfIncorporation}
        onChange={(value) => change({ stateOfIncorporation: value })}
      />
      <Field
        label={t.ownNumberOrguid}
        maxLength={60}
        autoComplete="off"
        help={t.whatYourPeopleKnowItBy}
        {...typed('orgUid')}
      />
      <ReferenceSelect label={t.kindOfPartnerTtp} items={lists.partnerTypes} {...listed('ttpId')} />
      <ReferenceSelect label={t.auditStatus} items={lists.auditStatuses} {...listed('auditStatusId')} />
      <ReferenceSelect label={t.platformStatus} items={lists.platformStatuses} {...listed('platformStatusId')} />
      <Field label={t.website} type="url" placeholder="https://" maxLength={300} {...typed('website')} />
      <Field label={t.contact} maxLength={200} help={t.whomToTurnToAndHow} {...typed('contact')} />
      <div className="whole">
        <TextArea label={t.description} maxLength={2000} {...typed('description')} />
      </div>
    </Columns>
  )
}
