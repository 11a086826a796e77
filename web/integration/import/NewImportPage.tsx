import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { NewImportPageMutation } from '../../__generated__/NewImportPageMutation.graphql.ts'
import type { NewImportPageQuery } from '../../__generated__/NewImportPageQuery.graphql.ts'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { FileDrop } from '../../performance/observation/FileDrop.tsx'
import { saveText } from '../../performance/observation/saveText.ts'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { KindChoice } from './KindChoice.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query NewImportPageQuery($id: ID!) {
    organization(id: $id) {
      id
      name
      can {
        administer {
          allowed
          reason
        }
      }
      importables {
        kind
        label
        description
        keyWords
        template
        fields {
          name
          label
          description
          isRequired
        }
      }
    }
  }
`

const mutation = graphql`
  mutation NewImportPageMutation($input: CreateImportInput!) {
    result: createImport(input: $input) {
      ... on CreateImportSuccess {
        import {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** The first step of an import: what it brings in, and the file. */
export function NewImportPage() {
  return (
    <Suspense fallback={<Page title={t.importAFile2}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { organization } = useRouteQuery<NewImportPageQuery>(query)
  const { search, set } = useNarrowing()
  const mayAny = useViewer()?.capabilities.includes('organization.administer')
  if (mayAny && !search.get('organization')) {
    return (
      <Page title={t.importAFile2}>
        <Scroll>
          <Section title={t.chooseAnOrganizationToImportInto}>
            <Box sx={{ p: 3, maxWidth: 480 }}>
              <OrganizationPicker
                label={t.organization}
                required
                value={null}
                onChange={(chosen) => chosen && set({ organization: chosen.id })}
              />
            </Box>
          </Section>
        </Scroll>
      </Page>
    )
  }
  if (!organization?.can.administer.allowed) {
    return (
      <Page title={t.importAFile2}>
        <Centered
          title={t.importsNeedAdminAccess}
          text={organization?.can.administer.reason ?? t.askAnAdminOfYourOrganization}
        >
          <ButtonLink to={organization ? `/orgOverview/${organization.id}` : '/organizations'} className="primary">
            {organization ? t.toTheOrganization : t.toTheOrganizations}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page
      title={t.importInto({ name: organization.name })}
      bar={<ImportSteps current={0} />}
      actions={
        <ButtonLink to={`/orgOverview/${organization.id}/integrations`} className="outlined">
          {t.allImports}
        </ButtonLink>
      }
    >
      <Scroll>
        <FileStep organization={organization} />
      </Scroll>
    </Page>
  )
}

type Organization = NonNullable<NewImportPageQuery['response']['organization']>

function FileStep({ organization: { id: organizationId, importables } }: { organization: Organization }) {
  const { search, set } = useNarrowing()
  const navigate = useNavigate()
  const sendFile = useSendFile()
  const [create] = useMutation<NewImportPageMutation>(mutation)
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The address changes a moment later; the choice shows at once.
  const [kindChosen, setKindChosen] = useState(search.get('kind'))
  const chosen = importables.find(({ kind }) => kind === kindChosen) ?? importables[0]!
  const choose = (kind: string) => {
    setProblem(undefined)
    setKindChosen(kind)
    set({ kind })
  }
  async function take(file: File) {
    setProblem(undefined)
    setWaiting(true)
    const { fileId, problem: unsent } = await sendFile({ purpose: 'IMPORT', organizationId }, file)
    const { done, problems } = fileId
      ? await create({ organizationId, kind: chosen.kind, fileId })
      : { done: undefined, problems: { file: unsent } }
    setWaiting(false)
    if (done?.import) await navigate(`/imports/${done.import.id}`)
    else setProblem(problems?.file ?? problems?.input ?? t.theFileCouldNotBeRead)
  }
  return (
    <>
      <Section title={t.whatTheFileBringsIn} about={chosen.description}>
        <Box sx={{ display: 'grid', gap: 4, p: 3 }}>
          <KindChoice kinds={importables} chosen={chosen.kind} onChoose={choose} />
          {problem ? <Notice role="alert">{problem}</Notice> : null}
          <FileDrop
            waiting={waiting}
            onFile={(file) => void take(file)}
            waitingFor={t.readingTheFile}
            about={t.orDropItHereACsv}
          />
        </Box>
      </Section>
      <Section
        title={t.columnsOf({ toLowerCase: chosen.label.toLowerCase() })}
        about={t.aRowIsKnownAgainBy({ keyWords: chosen.keyWords })}
        actions={
          <PlainButton
            type="button"
            className="outlined"
            onClick={() => saveText(`${chosen.label.toLowerCase().replaceAll(' ', '-')}-template.csv`, chosen.template)}
          >
            {t.saveATemplate}
          </PlainButton>
        }
      >
        <Table
          caption={t.whatARowOfSays({ toLowerCase: chosen.label.toLowerCase() })}
          columns={[t.column, t.whatItSays]}
        >
          {chosen.fields.map(({ name, label, description, isRequired }) => (
            <tr key={name}>
              <th scope="row" style={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
                {label}
                {isRequired ? ` ${t.needed}` : ''}
              </th>
              <td>{description}</td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  )
}
