import { graphql, useFragment } from 'react-relay'
import type { IdentityStep_query$key } from '../../../__generated__/IdentityStep_query.graphql.ts'
import { Field, SelectField, TextArea } from '../../../kernel/ui/Field.tsx'
import { typeNames } from '../typeNames.ts'
import { Columns } from './Columns.tsx'
import { DuplicateWarning } from './DuplicateWarning.tsx'
import { ReferenceSelect } from './ReferenceSelect.tsx'
import { StateSelect } from './StateSelect.tsx'
import type { StepProps } from './StepProps.ts'

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
      <Field label="Legal name" required maxLength={120} autoComplete="off" {...typed('legalName')} />
      <Field
        label="Doing business as"
        maxLength={120}
        autoComplete="off"
        help="Where it trades under another name"
        {...typed('dbaName')}
      />
      <div className="whole">
        <DuplicateWarning legalName={draft.legalName} employerIdentifier={draft.employerIdentifier} exceptId={id} />
      </div>
      {id ? null : (
        <SelectField
          label="Type"
          required
          value={draft.type}
          problem={problems.type}
          onChange={(event) => change({ type: event.target.value })}
          help="Corporation › Division › Location › Branch; levels may be skipped"
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
          label="Employer identifier (EIN)"
          placeholder="12-3456789"
          autoComplete="off"
          help="Two digits, a hyphen, seven digits; empty for none"
          {...typed('employerIdentifier')}
        />
      ) : null}
      <ReferenceSelect label="Kind of identifier" items={lists.identifierTypes} {...listed('govtIdentifierTypeId')} />
      <ReferenceSelect label="Legal form" items={lists.legalForms} {...listed('legalEntityTypeId')} />
      <SelectField
        label="Country of incorporation"
        value={draft.country}
        onChange={(event) => change({ country: event.target.value, stateOfIncorporation: '' })}
      >
        <option value="">Not given</option>
        {lists.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <StateSelect
        label="State of incorporation"
        country={draft.country}
        value={draft.stateOfIncorporation}
        problem={problems.stateOfIncorporation}
        onChange={(value) => change({ stateOfIncorporation: value })}
      />
      <Field
        label="Own number (OrgUID)"
        maxLength={60}
        autoComplete="off"
        help="What your people know it by"
        {...typed('orgUid')}
      />
      <ReferenceSelect label="Kind of partner (TTP)" items={lists.partnerTypes} {...listed('ttpId')} />
      <ReferenceSelect label="Audit status" items={lists.auditStatuses} {...listed('auditStatusId')} />
      <ReferenceSelect label="Platform status" items={lists.platformStatuses} {...listed('platformStatusId')} />
      <Field label="Website" type="url" placeholder="https://" maxLength={300} {...typed('website')} />
      <Field label="Contact" maxLength={200} help="Whom to turn to, and how" {...typed('contact')} />
      <div className="whole">
        <TextArea label="Description" maxLength={2000} {...typed('description')} />
      </div>
    </Columns>
  )
}
