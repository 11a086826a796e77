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
import * as t from './__generated__/messages.ts'

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
        <Page title={t.editAnOrganization}>
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
      <Section title={t.logo} about={t.savedAtOnce}>
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
      <Page title={t.editAnOrganization}>
        <Scroll>
          <Section title={t.whichOrganization} about={t.onlyThoseThatYouMayEdit}>
            <div style={{ padding: 20, maxWidth: 480 }}>
              <OrganizationPicker
                label={t.organization}
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
      <Page title={t.editAnOrganization}>
        <Centered title={t.noSuchOrganization} text={t.thereIsNoOrganizationOfThis}>
          <ButtonLink to="/editorganization" className="primary">
            {t.chooseAnother}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const { name, id, can } = organization
  return (
    <Page title={t.edit({ name })}>
      {can.edit.allowed ? (
        <Editing key={id} query={data} organization={organization} />
      ) : (
        <Centered title={t.cantBeEdited({ name })} text={can.edit.reason ?? ''}>
          <ButtonLink to={`/orgOverview/${id}`} className="primary">
            {t.openIt}
          </ButtonLink>
        </Centered>
      )}
    </Page>
  )
}
