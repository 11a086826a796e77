import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditOrganizationPageQuery } from '../../__generated__/EditOrganizationPageQuery.graphql.ts'
import { LogoField } from './LogoField.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { EditOrganizationForm } from './form/EditOrganizationForm.tsx'
import { FormSkeleton } from './form/FormSkeleton.tsx'
import { OrganizationPicker } from './OrganizationPicker.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'

const query = graphql`
  query EditOrganizationPageQuery($id: ID!, $isKnown: Boolean!) {
    ...EditOrganizationForm_query
    organization(id: $id) @include(if: $isKnown) {
      id
      name
      can {
        edit {
          allowed
          reason
        }
      }
      ...EditOrganizationForm_organization
      ...LogoField_organization
    }
  }
`

/** An organization's own data; without an id it asks whose. */
export function EditOrganizationPage() {
  return (
    <Suspense
      fallback={
        <Page title="Edit an organization">
          <Scroll>
            <FormSkeleton />
          </Scroll>
        </Page>
      }
    >
      <Content />
    </Suspense>
  )
}

interface EditingProps {
  query: EditOrganizationPageQuery['response']
  organization: NonNullable<EditOrganizationPageQuery['response']['organization']>
}

/** The form, and the logo beside it. */
function Editing({ query: data, organization }: EditingProps) {
  const [logos, setLogos] = useState(0)
  return (
    <Scroll>
      <EditOrganizationForm query={data} organization={organization} ownChanges={logos} />
      <Section title="Logo" about="Saved at once">
        <div style={{ padding: 20 }}>
          <LogoField organization={organization} onSet={() => setLogos((before) => before + 1)} />
        </div>
      </Section>
    </Scroll>
  )
}

function Content() {
  const data = useRouteQuery<EditOrganizationPageQuery>(query)
  const [params] = useSearch()
  const navigate = useNavigate()
  const { organization } = data
  if (!params.get('id')) {
    return (
      <Page title="Edit an organization">
        <Scroll>
          <Section title="Which organization?" about="Only those that you may edit are offered">
            <div style={{ padding: 20, maxWidth: 480 }}>
              <OrganizationPicker
                label="Organization"
                autoFocus
                value={null}
                accepts={(one) => one.can.edit.allowed}
                onChange={(one) => one && void navigate(`/editorganization?id=${one.id}`)}
              />
            </div>
          </Section>
        </Scroll>
      </Page>
    )
  }
  if (!organization) {
    return (
      <Page title="Edit an organization">
        <Centered
          title="No such organization"
          text="There is no organization of this id that you belong to. It may have been deleted, or is somebody else's."
        >
          <ButtonLink to="/editorganization" className="primary">
            Choose another
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const { name, id, can } = organization
  return (
    <Page title={`Edit ${name}`}>
      {can.edit.allowed ? (
        <Editing key={id} query={data} organization={organization} />
      ) : (
        <Centered title={`${name} can’t be edited`} text={can.edit.reason ?? ''}>
          <ButtonLink to={`/orgOverview/${id}`} className="primary">
            Open it
          </ButtonLink>
        </Centered>
      )}
    </Page>
  )
}
